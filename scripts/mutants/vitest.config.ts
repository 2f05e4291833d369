import { defineConfig } from 'vitest/config';

/** The unit tests of the rules, as mutation testing runs them: one process, none of the plugins that only views need. */
export default defineConfig({
  test: {
    include: ['src/features/*/*/model/**/*.test.ts', 'src/lib/**/*.test.ts'],
    setupFiles: ['tests/support/fail-on-noise.ts'],
    testTimeout: 30_000,
  },
});
