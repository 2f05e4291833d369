import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folderMode = 0o700;
const fileMode = 0o600;
/** Any right of the group or of everyone else. */
const othersBits = 0o077;

/** What the portal keeps in its folder. Nothing else there is touched: the folder may be shared by mistake. */
const ownFile = /^(?:portal\.sqlite(?:-wal|-shm|-journal)?|desk-secret|desk-account\.txt)$/;
const ownFolder = 'chain';

/** Creates a folder that only its owner can read; one that is there already keeps its mode. */
export function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode });
}

/** @returns true when others had rights, which are gone now */
function tighten(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  // Windows has no such rights. What belongs to somebody else cannot be changed, and a link's target is not ours.
  if (!stat || stat.isSymbolicLink() || stat.uid !== process.getuid?.()) return false;
  if ((stat.mode & othersBits) === 0) return false;
  chmodSync(path, stat.isDirectory() ? folderMode : fileMode);
  return true;
}

/**
 * Takes the rights of others from the data folder and from the portal's own files in it: the database holds people's addresses and the
 * desk's accounts, the secret opens the desk.
 * @returns paths that others could reach until now, for a warning
 */
export function keepPrivate(dataDir: string): string[] {
  createPrivateFolder(dataDir);
  const own = readdirSync(dataDir).filter((name) => ownFile.test(name) || name === ownFolder);
  const chain = own.includes(ownFolder) ? readdirSync(join(dataDir, ownFolder)) : [];
  return [
    dataDir,
    ...own.map((name) => join(dataDir, name)),
    ...chain.map((name) => join(dataDir, ownFolder, name)),
  ].filter(tighten);
}
