import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import { firstLineOf, type FileCost, type FlakyTest, type Outcome } from './outcome.ts';

interface FoundTest {
  file: string;
  title: string;
  test: JSONReportTest;
}

/** Every test of a suite with the titles of the groups around it. */
function listTests(suite: JSONReportSuite, groups: readonly string[] = []): FoundTest[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ file, title: [...groups, title].join(' › '), test })),
  );
  const inner = (suite.suites ?? []).flatMap((each) => listTests(each, [...groups, each.title]));
  return [...own, ...inner];
}

/**
 * @param path of the report that Playwright's `json` reporter wrote
 * @throws when there is none
 */
export function readPlaywrightReport(root: string, path: string): Outcome {
  const { config, suites, stats, errors } = JSON.parse(readFileSync(path, 'utf8')) as JSONReport;
  const flaky: FlakyTest[] = [];
  const costs = new Map<string, FileCost>();
  for (const { file: name, title, test } of suites.flatMap((suite) => listTests(suite))) {
    const file = relative(root, join(config.rootDir, name));
    const cost = costs.get(file) ?? { file, tests: 0, seconds: 0 };
    const milliseconds = test.results.reduce((sum, { duration }) => sum + duration, 0);
    costs.set(file, { file, tests: cost.tests + 1, seconds: cost.seconds + milliseconds / 1000 });
    const error = test.results.find(({ status }) => status !== 'passed')?.errors[0]?.message ?? '';
    if (test.status === 'flaky') flaky.push({ file, title, error: firstLineOf(error) });
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky,
    files: [...costs.values()],
  };
}
