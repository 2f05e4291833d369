import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { firstLineOf, type Outcome } from './outcome.ts';

/** What we read of vitest's JSON report. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: readonly {
      ancestorTitles: readonly string[];
      title: string;
      status: string;
      /** A test that passed when it was repeated keeps the failures before that. */
      failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * @param path of the report that vitest's `json` reporter wrote
 * @throws when there is none
 */
export function readVitestReport(root: string, path: string): Outcome {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const files = report.testResults.map((file) => ({ ...file, name: relative(root, file.name) }));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    flaky: files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ ancestorTitles, title, failureMessages }) => ({
          file: name,
          title: [...ancestorTitles, title].filter((each) => each !== '').join(' › '),
          error: firstLineOf(failureMessages[0] ?? ''),
        })),
    ),
    files: files.map(({ name, startTime, endTime, assertionResults }) => ({
      file: name,
      tests: assertionResults.length,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
