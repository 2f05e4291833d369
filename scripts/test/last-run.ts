import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlakyTest, Outcome } from './outcome.ts';

/** A part that has run. */
export interface RunPart extends Outcome {
  name: string;
  seconds: number;
  /** It passed on the same files before and was not repeated. */
  kept: boolean;
}

/** The file `test-results/last-run.json`. */
export interface LastRun {
  /** Undefined outside a repository. */
  commit: string | undefined;
  /** Whether the files were those of the commit, when the run began. */
  clean: boolean;
  passed: number;
  failed: number;
  flaky: number;
  seconds: number;
  parts: readonly {
    name: string;
    passed: number;
    failed: number;
    flaky: number;
    seconds: number;
    kept: boolean;
  }[];
}

function ask(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Reads which commit is tested, and removes the results of the run before, which would otherwise stay when this one is interrupted. */
export function beginRun(root: string): { folder: string; commit: string | undefined; clean: boolean } {
  const folder = join(root, 'test-results');
  for (const name of ['reports', 'last-run.json', 'flaky.json', 'files.md'])
    rmSync(join(folder, name), { recursive: true, force: true });
  mkdirSync(join(folder, 'reports'), { recursive: true });
  return {
    folder,
    commit: ask(root, ['rev-parse', 'HEAD']),
    clean: ask(root, ['status', '--porcelain']) === '',
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The files of tests by what they cost, the slowest first, as a Markdown table. */
function tableOfFiles(parts: readonly RunPart[], most = Infinity): string {
  const rows = parts
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ file, tests, seconds }) => `| ${seconds.toFixed(1)} | ${tests} | ${file} |`);
  return ['| Seconds | Tests | File |', '|---:|---:|---|', ...rows].join('\n');
}

/** Writes `last-run.json`, `flaky.json` and `files.md`, and prints what a person should see. @returns whether all passed */
export function endRun(
  { folder, commit, clean }: ReturnType<typeof beginRun>,
  parts: readonly RunPart[],
  seconds: number,
): boolean {
  const flaky: FlakyTest[] = parts.flatMap((part) => [...part.flaky]);
  const run: LastRun = {
    commit,
    clean,
    passed: sum(parts.map(({ passed }) => passed)),
    failed: sum(parts.map(({ failed }) => failed)),
    flaky: flaky.length,
    seconds: Math.round(seconds),
    parts: parts.map(({ name, passed, failed, flaky: repeated, seconds: duration, kept }) => ({
      name,
      passed,
      failed,
      flaky: repeated.length,
      seconds: Math.round(duration),
      kept,
    })),
  };
  writeFileSync(join(folder, 'last-run.json'), `${JSON.stringify(run, null, 2)}\n`);
  writeFileSync(join(folder, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
  writeFileSync(join(folder, 'files.md'), `${tableOfFiles(parts)}\n`);
  if (parts.some(({ files }) => files.length > 0))
    console.log(`The slowest files (all of them: test-results/files.md)\n${tableOfFiles(parts, 15)}\n`);
  for (const { file, title, error } of flaky) console.log(`flaky: ${file} › ${title}: ${error}`);
  console.log(`${run.passed} passed, ${run.failed} failed`);
  return run.failed === 0;
}
