import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folderMode = 0o700;
const fileMode = 0o600;
/** Any permission of the group or of everyone else. */
const othersBits = 0o077;

/**
 * The portal's own files in its folder. Nothing else there is touched: the folder may be shared by mistake.
 */
const ownFile =
  /^(?:portal\.sqlite(?:-wal|-shm|-journal)?|desk-secret|desk-account\.txt|audit-anchor\.json)$/;
const ownFolder = 'chain';

/** Creates a folder that only its owner can read; an existing one keeps its mode. */
export function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode });
}

/** @returns true when others had access, which is now removed */
function tighten(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  // Windows has no such permissions. Other users' files cannot be changed, and a link's target is not ours.
  if (!stat || stat.isSymbolicLink() || stat.uid !== process.getuid?.()) return false;
  if ((stat.mode & othersBits) === 0) return false;
  chmodSync(path, stat.isDirectory() ? folderMode : fileMode);
  return true;
}

/**
 * Removes the access of others from the data folder and from the portal's own files in it: the database
 * contains people's addresses and the desk's accounts, the secret opens the desk.
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
