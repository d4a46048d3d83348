// What eslint asks of the client: the rules of ESLint, typescript-eslint and the plugin for Svelte that find mistakes. How
// code looks is prettier's (.prettierrc.json); what types can tell, svelte-check tells.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  // Written by programs.
  { ignores: ['node_modules/', 'src/net/wire.ts', 'src/net/languages.ts', 'src/net/views/', 'src/**/icons.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['src/worker/**'], languageOptions: { globals: globals.serviceworker } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // `{#each { length: n } as _, i}` is how Svelte counts.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Our comments give a reason after the codes, and the rule takes its words for codes. svelte-check reads them right.
      'svelte/no-unused-svelte-ignore': 'off',
      // A map that is replaced as a whole, or read by nobody who is drawn, need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
