import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenChanged } from './build/build-when-changed.ts';
import { listChanged } from './list-changed.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { findChromium } from '../tests/support/find-chromium.ts';
import { findJava } from '../tests/support/find-java.ts';

/* `npm test`: type check, lint (and the rules that need types: `promises`), formatting, unused code and words at once, beside them unit, component and contract
   tests one after the other, then the browser tests; ends with `N passed, N failed`.
   `npm test -- unit contract` runs only the named parts, `npm test -- quick` what everyday work needs. */

const root = process.cwd();
const reports = join(root, 'test-results/reports');
/** What Node compiled stays for the next process: the tests start the portal dozens of times, from its sources. */
const compileCache = join(root, 'node_modules/.cache/node');

/** Where the tests keep their databases and the browsers' profiles. */
const folder = makeMemoryFolder();

interface Tally {
  passed: number;
  failed: number;
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...(folder && { TMPDIR: folder }), ...env },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A check without separate cases counts as one. */
async function check(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const failed = (await run(command, args, env)) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}

/** A runner that stops before its report counts as one failure: only tests seen to pass count as passed. */
function tally(exitCode: number, read: () => Tally): Tally {
  try {
    const counted = read();
    if (exitCode !== 0 && counted.failed === 0) return { ...counted, failed: 1 };
    return counted.passed === 0 && counted.failed === 0 ? { passed: 0, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function vitest(project: string, env: Record<string, string> = {}): Promise<Tally> {
  const outputFile = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const exitCode = await run('vitest', ['run', '--project', project, ...reporters], env);
  return tally(exitCode, () => {
    const report = JSON.parse(readFileSync(outputFile, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
}

/** Lints what changed on this branch; everything when git cannot tell. */
function lintChanged(): Promise<Tally> {
  const files = listChanged(root)?.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file)) ?? ['.'];
  return files.length > 0
    ? check('eslint', ['--no-warn-ignored', ...files])
    : Promise.resolve({ passed: 1, failed: 0 });
}

/** @param options of Playwright, to select tests */
async function browser(options: readonly string[] = []): Promise<Tally> {
  const chromium = await findChromium();
  const java = findJava();
  const outputFile = join(reports, 'browser.json');
  const exitCode = await run('playwright', ['test', ...options], {
    CHROMIUM: chromium,
    ...(java ? { JAVA: java } : {}),
    PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile,
  });
  return tally(exitCode, () => {
    const { stats } = JSON.parse(readFileSync(outputFile, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

const parts: Record<string, () => Promise<Tally>> = {
  types: () => check('tsc', ['--noEmit']),
  // The longest of the checks that share the cores.
  lint: () => check('eslint', ['.', '--concurrency', '2']),
  promises: () => check('oxlint', []),
  format: () => check('prettier', ['--check', '.']),
  unused: () => check('knip', []),
  changed: lintChanged,
  // As `npm run messages` runs: under `test` Lingui looks for its own sources, which its package does not
  // include.
  messages: () => check('node', ['scripts/messages.ts', '--check'], { NODE_ENV: 'production' }),
  unit: () => vitest('unit'),
  ui: async () => vitest('ui', { CHROMIUM: await findChromium() }),
  contract: () => vitest('contract'),
  browser: () => browser(),
  smoke: () => browser(['--grep', '@smoke']),
};

/** Programs that change nothing: they share the cores with each other, and with tests that often wait. */
const sharing = ['types', 'lint', 'promises', 'changed', 'format', 'unused', 'messages'];
const everything = [
  'types',
  'lint',
  'promises',
  'format',
  'unused',
  'messages',
  'unit',
  'ui',
  'contract',
  'browser',
];
const quick = ['types', 'changed', 'promises', 'messages', 'unit', 'ui', 'smoke'];

async function runPart(name: string): Promise<Tally> {
  const begun = performance.now();
  const { passed, failed } = (await parts[name]?.()) ?? { passed: 0, failed: 1 };
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`\n${name}: ${passed} passed, ${failed} failed in ${seconds} s\n`);
  return { passed, failed };
}

const asked = process.argv.slice(2);
const names =
  asked.length > 0 ? [...new Set(asked.flatMap((name) => (name === 'quick' ? quick : [name])))] : everything;
const unknown = names.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}; there are ${[...Object.keys(parts), 'quick'].join(', ')}.`,
  );
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (names.includes('browser') || names.includes('smoke'))
  await buildWhenChanged(root, (line) => console.log(line));
/** The browser tests have the cores for themselves: they look at pages as fast as people do. */
const alone = ['browser', 'smoke'];
async function runInTurn(parts: readonly string[]): Promise<Tally[]> {
  const done: Tally[] = [];
  for (const name of parts) done.push(await runPart(name));
  return done;
}
const inTurn = names.filter((name) => !sharing.includes(name) && !alone.includes(name));
const besides = names.filter((name) => sharing.includes(name)).map(runPart);
const tallies = [...(await runInTurn(inTurn)), ...(await Promise.all(besides))];
tallies.push(...(await runInTurn(names.filter((name) => alone.includes(name)))));
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
if (folder) rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
