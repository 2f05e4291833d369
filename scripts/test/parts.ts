import { join } from 'node:path';
import { listChanged } from '../list-changed.ts';
import { findChromium } from '../../tests/support/find-chromium.ts';
import { findJava } from '../../tests/support/find-java.ts';
import { joinOutcomes, judge, outcomeOf, type Outcome } from './outcome.ts';
import { readPlaywrightReport } from './read-playwright-report.ts';
import { readVitestReport } from './read-vitest-report.ts';
import type { RunProgram } from './run-program.ts';

export interface PartOptions {
  root: string;
  run: RunProgram;
  /** Runs the files of tests in a random order that follows from this number. */
  seed: number | undefined;
}

/** Of playwright.config.ts. */
const inProject = (name: string) => `--project=${name}`;

const nightlyAmounts = {
  BATCH_LISTS: '100',
  HOSTILE_REQUESTS: '100000',
  KILL_COUNT: '100',
  NODES_REQUESTS: '10000',
};

/** The parts of `npm test` by their names. */
export function createParts({ root, run, seed }: PartOptions): Record<string, () => Promise<Outcome>> {
  const reports = join(root, 'test-results/reports');

  const check = async (command: string, args: readonly string[], env: Record<string, string> = {}) =>
    outcomeOf((await run(command, args, env)) === 0);

  /** Lints what changed on this branch; everything when git cannot tell. */
  async function lintChanged(): Promise<Outcome> {
    const files = listChanged(root)?.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file)) ?? ['.'];
    return files.length > 0 ? check('eslint', ['--no-warn-ignored', ...files]) : outcomeOf(true);
  }

  /** @param files parts of the names of those that run; all without it */
  async function vitest(
    project: string,
    env: Record<string, string> = {},
    files: readonly string[] = [],
  ): Promise<Outcome> {
    const report = join(reports, `${project}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const order =
      seed === undefined
        ? []
        : ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`];
    const exitCode = await run(
      'vitest',
      ['run', ...files, '--project', project, ...reporters, ...order],
      env,
    );
    return judge(exitCode, () => readVitestReport(root, report));
  }

  async function playwright(
    name: string,
    options: readonly string[],
    env: Record<string, string> = {},
  ): Promise<Outcome> {
    const java = findJava();
    const report = join(reports, `${name}.json`);
    const order = seed === undefined ? [] : [`--shuffle=${seed}`];
    const exitCode = await run('playwright', ['test', ...options, ...order], {
      CHROMIUM: await findChromium(),
      ...(java ? { JAVA: java } : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...env,
    });
    return judge(exitCode, () => readPlaywrightReport(root, report));
  }

  return {
    // The compiler's errors, and three rules that need types, in one pass.
    types: () => check('oxlint', []),
    lint: () => check('eslint', ['.', '--concurrency', '2']),
    format: () => check('prettier', ['--check', '.']),
    unused: () => check('knip', []),
    changed: lintChanged,
    // As `npm run messages` runs: under `test` Lingui looks for its own sources, which its package does not
    // include.
    messages: () => check('node', ['scripts/messages.ts', '--check'], { NODE_ENV: 'production' }),
    unit: () => vitest('unit'),
    ui: async () => vitest('ui', { CHROMIUM: await findChromium() }),
    contract: () => vitest('contract'),
    browser: () => playwright('browser', ['processes', 'own', 'mailing', 'usual'].map(inProject)),
    smoke: () => playwright('smoke', ['--grep', '@smoke']),
    // They have one worker: they measure memory and waits, or take all cores themselves.
    heavy: () => playwright('heavy', [inProject('heavy')]),
    // The same, and kills, with as much as a night has time for.
    nightly: async () =>
      joinOutcomes([
        await vitest('contract', nightlyAmounts, ['batch-sending-kills']),
        await playwright(
          'nightly',
          [...['processes', 'heavy'].map(inProject), '--workers=1'],
          nightlyAmounts,
        ),
      ]),
    // A working day of a reviewer, each item of which was sent and paid for.
    keyboard: () =>
      playwright('keyboard', ['desk-keyboard', '--grep', 'by keyboard alone', '--retries=0'], {
        REVIEW_ITEMS: process.env['REVIEW_ITEMS'] ?? '200',
      }),
  };
}
