import { availableParallelism } from 'node:os';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const plugins = [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

const setupFiles = ['tests/support/fail-on-noise.ts', 'tests/support/fail-on-fake-timers.ts'];

/** Every core: left to itself, vitest keeps one free, and two cores test as one. */
const maxWorkers = '100%';

const executablePath = process.env['CHROMIUM'];

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          maxWorkers,
          // Pure code: a process for each file costs several times what its tests do.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'brand/**/*.test.ts'],
          setupFiles,
          // Time enough on a busy machine: a property test that is slow there has not failed.
          testTimeout: 30_000,
        },
      },
      {
        plugins,
        test: {
          name: 'contract',
          // More than there are cores, to fill the waits for databases, nodes and mail servers. A number, because vitest makes at most one for each
          // core of a percentage.
          maxWorkers: availableParallelism() + 2,
          // Loading the portal's modules again for each file costs a quarter of what the tests do.
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/support/postgres.ts', 'tests/support/sqlite-template.ts'],
          // Against tests that hang. The slowest takes 22 s, and several times that on a machine with other work.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        plugins,
        optimizeDeps: { include: ['axe-core', 'react', 'react-dom/client', 'vitest-browser-react'] },
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.tsx'],
          setupFiles,
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: ['--no-sandbox', '--disable-gpu'],
                ...(executablePath ? { executablePath } : {}),
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
