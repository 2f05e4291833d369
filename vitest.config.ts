import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';

const plugins = [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'brand/**/*.test.ts'],
          setupFiles: ['tests/support/fail-on-noise.ts'],
          // Time enough on a busy machine: a property test that is slow there has not failed.
          testTimeout: 30_000,
        },
      },
      {
        plugins,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles: ['tests/support/fail-on-noise.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
