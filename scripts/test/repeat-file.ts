import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../tests/support/find-chromium.ts';
import { keepCoreBusy } from './keep-core-busy.ts';
import type { RunProgram } from './run-program.ts';

/** Folders of tests, and the vitest project that runs them; Playwright runs the others. */
const folders: Readonly<Record<string, string | undefined>> = {
  'tests/e2e': undefined,
  'tests/heavy': undefined,
  'tests/contract': 'contract',
  'tests/ui': 'ui',
  src: 'unit',
};

/** The files of tests whose names begin with `name`; those that are called exactly so when there are any. */
function findTests(root: string, name: string): { file: string; project: string | undefined }[] {
  const found = Object.entries(folders).flatMap(([folder, project]) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:test|spec)\.tsx?$/.test(entry.name))
      .filter((entry) => entry.name.startsWith(name))
      .map((entry) => ({ file: join(entry.parentPath, entry.name), base: entry.name, project })),
  );
  const exact = found.filter(({ base }) => base.replace(/\.(?:test|spec)\.tsx?$/, '') === name);
  return exact.length > 0 ? exact : found;
}

/**
 * Runs one file of tests many times while one core is busy with something else, without a second try: to hunt for a test that fails now and then.
 * @param name of the file, with or without its ending
 * @returns the runs that passed and failed; for a browser test each of its tests counts
 * @throws Error when no file has this name, or several have
 */
export async function repeatFile(
  root: string,
  run: RunProgram,
  { times, name }: { times: number; name: string },
): Promise<{ passed: number; failed: number }> {
  const found = findTests(root, name);
  const [test] = found;
  if (!test || found.length > 1)
    throw new Error(
      test
        ? `Several files have this name: ${found.map(({ file }) => file).join(', ')}`
        : `No test is called ${name}.`,
    );
  const env = { CHROMIUM: await findChromium() };
  const end = keepCoreBusy();
  try {
    if (test.project === undefined) {
      const options = [`--repeat-each=${times}`, '--retries=0', '--workers=1'];
      const exitCode = await run('playwright', ['test', test.file, ...options], env);
      return { passed: exitCode === 0 ? times : 0, failed: exitCode === 0 ? 0 : 1 };
    }
    let passed = 0;
    for (let round = 0; round < times; round++)
      if ((await run('vitest', ['run', '--project', test.project, '--retry=0', test.file], env)) === 0)
        passed++;
    return { passed, failed: times - passed };
  } finally {
    end();
  }
}
