import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { syncFolder } from '../database/folder-state.ts';
import { BackupError, createTally, type BackupHeader, type BackupRecord } from './backup-record.ts';

/* One record a line, rows as bare arrays; compressed by Zstandard (RFC 8878). The SHA-256 of
   all that, as hexadecimal digits and a line end, is the last line. */

const hashLength = 64;
const trailerLength = hashLength + 1;

const damaged = (file: string) => `${file} is damaged, or not a backup.`;

/** Passes bytes on and counts them into the hash. */
async function* hashing(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

async function* lines(records: AsyncIterable<BackupRecord>) {
  for await (const record of records)
    yield `${JSON.stringify(record.kind === 'row' ? record.values : record)}\n`;
}

/** Returns when what was written into a file would survive a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/** Of a backup that is being written; what a killed run leaves has it too. */
export const unfinishedEnd = '.unfinished';

/**
 * Writes a backup under a temporary name, reads it back, and gives it its name when it is whole, undamaged and on the disk. Readable by its
 * owner only: it holds people's data.
 * @returns how many tables and rows it holds
 * @throws BackupError when what is read is not what was written; there is no file then
 */
export async function writeBackupFile(
  file: string,
  records: AsyncIterable<BackupRecord>,
): Promise<{ tables: number; rows: number }> {
  const unfinished = `${file}${unfinishedEnd}`;
  const hash = createHash('sha256');
  try {
    await pipeline(
      Readable.from(lines(records)),
      createZstdCompress(),
      (chunks: AsyncIterable<Buffer>) => hashing(chunks, hash),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }),
    );
    await appendFile(unfinished, `${hash.digest('hex')}\n`);
    await syncToDisk(unfinished);
    const { tables, rows } = await verifyBackupFile(unfinished);
    await rename(unfinished, file);
    syncFolder(dirname(file));
    return { tables, rows };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      await rm(unfinished, { force: true });
    throw error;
  }
}

function parseLine(line: string): BackupRecord {
  const parsed = JSON.parse(line) as BackupRecord | Extract<BackupRecord, { kind: 'row' }>['values'];
  return Array.isArray(parsed) ? { kind: 'row', values: parsed } : parsed;
}

/** Lines of the unpacked file; a line may be as long as an upload. */
async function* unpackedLines(file: string): AsyncGenerator<string> {
  const { size } = await stat(file);
  const packed = createReadStream(file, { end: size - trailerLength - 1 });
  const unpacked = createZstdDecompress();
  packed.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  const decoder = new TextDecoder();
  let begun: string[] = [];
  try {
    for await (const chunk of unpacked) {
      const [first = '', ...others] = decoder.decode(chunk as Buffer, { stream: true }).split('\n');
      begun.push(first);
      for (const next of others) {
        yield begun.join('');
        begun = [next];
      }
    }
  } finally {
    packed.destroy();
  }
}

/** @throws BackupError when the file is damaged or of an unknown form; what came before was then given already */
export async function* readBackupFile(file: string): AsyncGenerator<BackupRecord> {
  try {
    for await (const line of unpackedLines(file)) yield parseLine(line);
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    throw new BackupError(isMissing ? `${file} does not exist.` : damaged(file), { cause });
  }
}

/** @returns what a backup says of itself, without reading the rest. @throws BackupError when it is not a backup */
export async function readBackupHeader(file: string): Promise<BackupHeader> {
  for await (const record of readBackupFile(file)) {
    if (record.kind === 'header') return record;
    break;
  }
  throw new BackupError(damaged(file));
}

async function checkHash(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size <= trailerLength) throw new BackupError(damaged(file));
  const hash = createHash('sha256');
  const end = size - trailerLength;
  await pipeline(createReadStream(file, { end: end - 1 }), hash);
  const trailer = await text(createReadStream(file, { start: end }));
  if (trailer !== `${hash.digest('hex')}\n`) throw new BackupError(damaged(file));
}

/**
 * Reads all of a backup and compares every table with its digest, before anything is changed by it.
 * @returns its header, its small files and how much it holds
 */
export async function verifyBackupFile(file: string) {
  let header: BackupHeader | undefined;
  let end: Extract<BackupRecord, { kind: 'end' }> | undefined;
  const files: Extract<BackupRecord, { kind: 'file' }>[] = [];
  let tally = createTally();
  await checkHash(file);
  for await (const record of readBackupFile(file)) {
    if (end) throw new BackupError(`${file} goes on after its end.`);
    if (record.kind === 'header') header = record;
    else if (record.kind === 'file') files.push(record);
    else if (record.kind === 'table') tally = createTally();
    else if (record.kind === 'row') tally.add(record.values);
    else if (record.kind === 'end') end = record;
    else if (record.kind === 'table-end') {
      const { rows, digest } = tally.result();
      if (rows !== record.rows || digest !== record.digest)
        throw new BackupError(`${file} is damaged: the table ${record.name} is not what was written.`);
    }
  }
  if (header?.format !== 1 || !end) throw new BackupError(damaged(file));
  return { header, files, tables: end.tables, rows: end.rows };
}
