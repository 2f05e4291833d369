import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { syncFolder } from '../database/folder-state.ts';
import { BackupError } from './backup-record.ts';
import { hashStream } from './hash-stream.ts';
import { syncToDisk, unfinishedEnd } from './backup-file.ts';

/* Files in the age format (age-encryption.org/v1), which `age -d` opens too. */

const firstLine = 'age-encryption.org/v1';

/** Only where a backup is encrypted: it takes 5 MB. */
const loadAge = () => import('age-encryption');

type Bytes = ReadableStream<Uint8Array>;

/** Node's and the browser's types of the same stream. */
const webStreamOf = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
const nodeStreamOf = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as Bytes);

/** @returns the decrypted bytes. @throws BackupError where none of the keys opens it */
async function decrypt(file: string, identities: readonly string[]): Promise<Readable> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  const packed = createReadStream(file);
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
    return nodeStreamOf(await decrypter.decrypt(webStreamOf(packed)));
  } catch (cause) {
    packed.destroy();
    throw new BackupError(`${file} cannot be opened with this key.`, { cause });
  }
}

/**
 * Encrypts a file for all of the recipients, and gives it its name when it is whole and on the disk. It is read back with a key that is made
 * for this alone and forgotten, because those of the recipients are elsewhere.
 * @param recipients public keys, `age1…`
 * @throws BackupError when what is read back is not what was encrypted; there is no file then
 */
export async function encryptFile(clear: string, file: string, recipients: readonly string[]): Promise<void> {
  const unfinished = `${file}${unfinishedEnd}`;
  const { Encrypter, generateX25519Identity, identityToRecipient } = await loadAge();
  const readingBack = await generateX25519Identity();
  const encrypter = new Encrypter();
  for (const recipient of [...recipients, await identityToRecipient(readingBack)])
    encrypter.addRecipient(recipient);
  try {
    const encrypted = await encrypter.encrypt(webStreamOf(createReadStream(clear)));
    await pipeline(nodeStreamOf(encrypted), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
    await syncToDisk(unfinished);
    const [written, read] = [
      await hashStream(createReadStream(clear)),
      await hashStream(await decrypt(unfinished, [readingBack])),
    ];
    if (written !== read) throw new BackupError(`${file} could not be read back.`);
    await rename(unfinished, file);
    syncFolder(dirname(file));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      await rm(unfinished, { force: true });
    throw error;
  }
}

/** Is the file in the age format? False for one that does not exist. */
async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (!handle) return false;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstLine.length));
  await handle.close();
  return buffer.subarray(0, bytesRead).toString('latin1') === firstLine;
}

/**
 * Runs work with the clear form of a file, which is deleted afterward; a file that is not encrypted is taken as it is.
 * @param options.identities secret keys, `AGE-SECRET-KEY-1…`
 * @param options.clear where the clear form is kept in the meantime
 * @throws BackupError where it is encrypted and no key opens it
 */
export async function withClearFile<Result>(
  file: string,
  { identities, clear }: { identities: readonly string[]; clear: string },
  work: (clearFile: string) => Promise<Result>,
): Promise<Result> {
  if (!(await isEncrypted(file))) return work(file);
  if (identities.length === 0)
    throw new BackupError(`${file} is encrypted. Name the file with its secret key: --identity key.txt`);
  await rm(clear, { force: true });
  try {
    const opened = await decrypt(file, identities);
    await pipeline(opened, createWriteStream(clear, { flags: 'wx', mode: 0o600 })).catch((cause: unknown) => {
      throw new BackupError(`${file} is damaged.`, { cause });
    });
    return await work(clear);
  } finally {
    await rm(clear, { force: true });
  }
}
