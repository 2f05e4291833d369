/** Mutation testing of the rules (`npm run mutants`): each small change to a rule should be noticed by a test beside it. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutants/report.json' },
  tempDirName: 'test-results/mutants/sandbox',
  ignorePatterns: ['dist', 'data', 'shots', 'test-results', 'docs', 'public', 'content', 'messages'],
  allowConsoleColors: false,
  allowEmpty: true,
  timeoutMS: 20_000,
  warnings: { slow: false },
};
