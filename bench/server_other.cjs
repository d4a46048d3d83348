// boardgame.io's server with its in-memory store and a small game: two players fill nine cells, turn by turn.
const { createRequire } = require('node:module');
const [packages, port] = process.argv.slice(2);
const { Server } = createRequire(packages + '/')('boardgame.io/server');

const small = {
  name: 'small',
  setup: () => ({ cells: Array(9).fill(null), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      G.moves += 1;
    },
  },
};

Server({ games: [small], origins: [/.*/] }).run(Number(port), () => console.log('ready'));
