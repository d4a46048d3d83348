import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './offline.ts';
import { pack } from './pack.ts';
import { PYTHON, python } from './python.ts';

export default defineConfig({
  base: './', // the hall may live below any path of a host
  plugins: [svelte({ configFile: false }), python(), offline(), pack()],
  define: { __PYTHON__: JSON.stringify(PYTHON) },
  worker: { format: 'es' },
  build: {
    outDir: '../src/wyrmhall/server/static', // the Python package ships it
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      output: {
        // The service worker rules over what lies beside and below it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What every page needs comes in one file instead of a dozen small ones.
        codeSplitting: { groups: [{ name: 'house', test: /node_modules|src\/(ui|words|net|router|settings)/ }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the words of the client lie beside those of the Python side
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
