import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { beginRun, endRun, type RunPart } from '../../scripts/test/last-run.ts';
import { judge, outcomeOf, type Outcome } from '../../scripts/test/outcome.ts';
import { readPlaywrightReport } from '../../scripts/test/read-playwright-report.ts';
import { readVitestReport } from '../../scripts/test/read-vitest-report.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';

beforeAll(() => {
  // Inside the repository, where the runners are found; git ignores it.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results/reports-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a file of tests prints into a report, by the runner's program. */
function runTests([program = '', ...args]: readonly string[], file: string, text: string): string {
  writeFileSync(join(folder, file), text);
  const report = join(folder, `${file}.json`);
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    FORCE_COLOR: '1',
  };
  for (const name of Object.keys(environment)) if (name.startsWith('VITEST')) delete environment[name];
  spawnSync(
    join(root, 'node_modules/.bin', program),
    [...args, `--outputFile=${report}`].filter(isFor(program)),
    {
      cwd: folder,
      env: environment,
    },
  );
  return report;
}

/** Playwright is told by the environment where its report goes. */
const isFor = (program: string) => (arg: string) => program === 'vitest' || !arg.startsWith('--outputFile');

const tests = (retry: string) => `
test.describe('the lock', () => {
  let tries = 0;
  test('opens in the end', ${retry} () => { tries += 1; expect(tries, 'tries so far').toBe(2); });
});
test('is green', () => { expect(1).toBe(1); });
test('is red', () => { expect(1).toBe(2); });
`;

function expectRead(outcome: Outcome, file: string, error: string): void {
  const path = relative(root, join(folder, file));
  expect(outcome.passed).toBe(2);
  expect(outcome.failed).toBe(1);
  expect(outcome.flaky).toEqual([
    { file: path, title: 'the lock › opens in the end', error: expect.stringContaining(error) },
  ]);
  expect(outcome.flaky[0]?.error).not.toContain('\u001B');
  expect(outcome.files).toEqual([{ file: path, tests: 3, seconds: expect.any(Number) }]);
}

describe('a test that passes only when it is repeated counts as passed and is named with its first failure', () => {
  test('by Playwright', () => {
    const config = 'playwright.config.mjs';
    const settings = { testDir: '.', testMatch: '*.spec.ts', retries: 2, reporter: 'json', outputDir: 'out' };
    writeFileSync(join(folder, config), `export default ${JSON.stringify(settings)};`);
    // A worker that saw a failure ends, so the tries are counted by Playwright itself.
    const text = tests('')
      .replace('let tries = 0;', '')
      .replace('() => { tries += 1; expect(tries,', '({}, info) => { expect(info.retry + 1,');
    const head = `import { expect, test } from '@playwright/test';`;
    const report = runTests(['playwright', 'test', '--config', config], 'lock.spec.ts', head + text);
    expectRead(readPlaywrightReport(root, report), 'lock.spec.ts', 'tries so far');
  });

  test('by vitest', () => {
    const head = `import { expect, test } from 'vitest';`;
    const text = tests('{ retry: 2 },').replace('test.describe', 'describe');
    const command = ['vitest', 'run', 'lock.test.ts', '--root=.', '--reporter=json'];
    const report = runTests(command, 'lock.test.ts', head.replace('expect,', 'describe, expect,') + text);
    expectRead(readVitestReport(root, report), 'lock.test.ts', 'tries so far');
  });
});

describe('a runner that ends without a report, with an error or without a test counts as one failure', () => {
  const none = { ...outcomeOf(true), passed: 0 };
  test.each([
    { what: 'no report', exitCode: 0, read: () => readVitestReport(root, join(folder, 'missing.json')) },
    { what: 'an error beside tests that passed', exitCode: 1, read: () => outcomeOf(true) },
    { what: 'no test', exitCode: 0, read: () => none },
  ])('$what', ({ exitCode, read }) => {
    expect(judge(exitCode, read).failed).toBe(1);
  });
});

test('the last run is written with its commit, its parts and the list of tests that were repeated', () => {
  const repository = mkdtempSync(join(folder, 'repository-'));
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: repository,
      encoding: 'utf8',
    }).stdout.trim();
  writeFileSync(join(repository, '.gitignore'), 'test-results/\n');
  git('init');
  git('add', '.');
  git('commit', '-m', 'First');
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const begun = beginRun(repository);
  const flaky = [{ file: 'tests/e2e/a.spec.ts', title: 'opens', error: 'Error: too early' }];
  const files = [{ file: 'tests/e2e/a.spec.ts', tests: 2, seconds: 3.25 }];
  const part: RunPart = { name: 'browser', passed: 2, failed: 0, flaky, files, seconds: 4.4, kept: false };
  const isGreen = endRun(begun, [part, { ...outcomeOf(true), name: 'lint', seconds: 0, kept: true }], 9.6);
  const lines = printed.mock.calls.map(([line]) => String(line));
  printed.mockRestore();

  expect(isGreen).toBe(true);
  expect(lines).toContain('flaky: tests/e2e/a.spec.ts › opens: Error: too early');
  expect(lines.at(-1)).toBe('3 passed, 0 failed');
  const read = (name: string) => readFileSync(join(repository, 'test-results', name), 'utf8');
  expect(JSON.parse(read('last-run.json'))).toEqual({
    commit: git('rev-parse', 'HEAD'),
    clean: true,
    passed: 3,
    failed: 0,
    flaky: 1,
    seconds: 10,
    parts: [
      { name: 'browser', passed: 2, failed: 0, flaky: 1, seconds: 4, kept: false },
      { name: 'lint', passed: 1, failed: 0, flaky: 0, seconds: 0, kept: true },
    ],
  });
  expect(JSON.parse(read('flaky.json'))).toEqual(flaky);
  expect(read('files.md')).toContain('| 3.3 | 2 | tests/e2e/a.spec.ts |');

  writeFileSync(join(repository, 'changed.txt'), 'a file that is in no commit');
  expect(beginRun(repository).clean).toBe(false);
  expect(() => read('last-run.json')).toThrow();
});
