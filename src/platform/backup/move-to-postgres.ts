import { existsSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sqliteFile } from '../database/connect.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openPostgres } from '../database/engines/postgres.ts';
import { readFolderState, syncFolder, writeFolderState, type FolderState } from '../database/folder-state.ts';
import {
  beginMove,
  endMove,
  findUnfinishedMove,
  markLoaded,
  type UnfinishedMove,
} from '../database/unfinished-move.ts';
import { BackupError } from './backup-record.ts';
import { fileStamp } from './file-stamp.ts';
import { loadDatabase, type Loaded } from './load-database.ts';
import { openAlone } from './open-alone.ts';
import { readDatabase } from './read-database.ts';

type Move = Extract<FolderState, { state: 'moving' | 'moved' }>;

interface Options {
  dataDir: string;
  url: string;
  now: Date;
}

/** The move that was begun in this folder, or a new one. */
function planMove(dataDir: string, now: Date): Move {
  const begun = readFolderState(dataDir);
  if (begun?.state === 'restoring')
    throw new BackupError(`A restore into ${dataDir} has not ended. Run \`npm run restore\` again first.`);
  if (begun) return begun;
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`);
  return {
    state: 'moving',
    id: crypto.randomUUID(),
    keptAs: `${basename(file)}.moved-${fileStamp(now)}`,
  };
}

/** Copies every row while nobody else can use the file. */
async function copy(target: OpenDatabase, { dataDir, now }: Options, { id }: Move): Promise<Loaded> {
  const source = openAlone(sqliteFile(dataDir));
  try {
    await beginMove(target, id);
    return await loadDatabase(target, readDatabase(source, now), markLoaded);
  } finally {
    await source.close();
  }
}

/** After an error that is no crash: everything is as it was, unless all rows may have arrived. */
async function undo(target: OpenDatabase, dataDir: string, { id }: Move): Promise<void> {
  const found = await findUnfinishedMove(target);
  if (found?.id === id && found.isLoaded) return;
  if (found?.id === id) await endMove(target);
  writeFolderState(dataDir, undefined);
}

/** @throws BackupError when nothing can be copied; then everything is as it was */
async function begin(target: OpenDatabase, options: Options, move: Move): Promise<Loaded> {
  const { dataDir } = options;
  if (move.state === 'moved')
    throw new BackupError(`The database of ${dataDir} was moved to PostgreSQL already.`);
  if (!existsSync(sqliteFile(dataDir)))
    throw new BackupError(
      'This database holds nothing of the move that has not ended. Use the address that it began with.',
    );
  // Before the lock: a process that waits for the lock looks again after it.
  writeFolderState(dataDir, move);
  try {
    return await copy(target, options, move);
  } catch (error) {
    // Where that fails too, the next run decides.
    await undo(target, dataDir, move).catch(() => undefined);
    throw error;
  }
}

async function countRows(target: OpenDatabase, now: Date): Promise<Loaded> {
  for await (const record of readDatabase(target, now)) if (record.kind === 'end') return record;
  throw new BackupError('The database ends too early.');
}

/** @throws BackupError when another folder's rows are in the target */
function requireOwn(found: UnfinishedMove | undefined, { id }: Move): void {
  if (found?.isLoaded && found.id !== id)
    throw new BackupError(
      'The database holds the rows of another move that has not ended; nothing was changed. Run that one again, or use an empty database.',
    );
}

/**
 * Copies a portal from its SQLite file into an empty PostgreSQL database and reads every row back. Both places say so from before the first
 * step until after the last one, and no portal starts until then: neither on the file, which gets another name, nor on the database, which is
 * not whole. A run that was interrupted at any moment is run again, and goes on from there.
 * @throws BackupError when the portal still runs or the target has data; then the file is as it was
 */
export async function moveToPostgres(options: Options): Promise<Loaded & { keptAs: string }> {
  const { dataDir, url, now } = options;
  const file = sqliteFile(dataDir);
  const move = planMove(dataDir, now);
  const keptAs = join(dataDir, move.keptAs);
  const target = openPostgres(url);
  try {
    const found = await findUnfinishedMove(target);
    requireOwn(found, move);
    const loaded = found?.isLoaded ? await countRows(target, now) : await begin(target, options, move);
    if (existsSync(file)) renameSync(file, keptAs);
    syncFolder(dataDir);
    writeFolderState(dataDir, { ...move, state: 'moved' });
    await endMove(target);
    return { ...loaded, keptAs };
  } finally {
    await target.close();
  }
}
