import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { pack } from './pack.ts';

export default defineConfig({
  base: './', // the hall may live below any path of a host
  plugins: [svelte({ configFile: false }), pack()],
  build: {
    outDir: '../src/wyrmhall/server/static', // the Python package ships it
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
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
