import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Says that a folder is a copy, which the next one may replace. */
const marker = 'static-copy.json';

/** @throws with a sentence for a folder with anything else in it */
function requireReplaceable(folder: string): void {
  if (!existsSync(folder) || existsSync(join(folder, marker)) || readdirSync(folder).length === 0) return;
  throw new Error(`${folder} is not empty, and no earlier static copy. Name another folder.`);
}

/** Brings back what an exchange that was cut between its two steps has put aside. */
function restoreCut(folder: string, earlier: string): void {
  if (existsSync(earlier) && !existsSync(folder)) renameSync(earlier, folder);
}

/**
 * Makes a folder from scratch: it is written beside the earlier one and takes its place when it is whole. What fails leaves the earlier one as it was.
 * @param folder absolute path
 * @param write writes the files into the folder that it is given; what it returns is kept in the copy as `static-copy.json`
 * @throws what `write` throws
 */
export async function replaceFolder<Summary extends object>(
  folder: string,
  write: (target: string) => Promise<Summary>,
): Promise<Summary> {
  const [target, earlier] = [`${folder}.unfinished`, `${folder}.before`];
  restoreCut(folder, earlier);
  requireReplaceable(folder);
  rmSync(target, { recursive: true, force: true });
  rmSync(earlier, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  mkdirSync(target);
  try {
    const summary = await write(target);
    writeFileSync(join(target, marker), `${JSON.stringify(summary, null, 2)}\n`);
    if (existsSync(folder)) renameSync(folder, earlier);
    renameSync(target, folder);
    rmSync(earlier, { recursive: true, force: true });
    return summary;
  } catch (error) {
    restoreCut(folder, earlier);
    rmSync(target, { recursive: true, force: true });
    throw error;
  }
}
