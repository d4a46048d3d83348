import { svelteTesting } from '@testing-library/svelte/vite';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.ts'],
      testTimeout: 60_000, // only a test that hangs needs so long, however busy the machine is
      // happy-dom rejects the animations that a test cuts short; with reduced motion there are none.
      environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
    },
  }),
);
