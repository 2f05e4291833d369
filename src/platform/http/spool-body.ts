import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '#lib/app-error.ts';

/** The body of a request, kept out of memory until it is read. */
export interface SpooledBody {
  length: number;
  read(): Promise<Uint8Array<ArrayBuffer>>;
  /** Frees the space; must be called. */
  discard(): Promise<void>;
}

export interface SpoolLimits {
  maxBytes: number;
  /** Longest pause between two chunks of the body. */
  idleTimeoutMs: number;
}

/**
 * How much beyond the limit is still read, though not kept: many clients listen only after they have sent
 * everything.
 */
const surplusBytes = 16 * 1024 * 1024;

/** A file without a name: it disappears with the process, however that ends. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  try {
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return file;
  } catch (error) {
    throw new AppError('unavailable', 'There is no room for uploads at the moment.', { cause: error });
  }
}

/** @throws AppError bad-request when no data arrives for too long */
async function nextPart(reader: ReadableStreamDefaultReader<Uint8Array>, idleTimeoutMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const idle = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('bad-request', 'The upload stalled for too long.')),
      idleTimeoutMs,
    );
  });
  try {
    return await Promise.race([reader.read(), idle]);
  } finally {
    clearTimeout(timer);
  }
}

async function writeAll(file: FileHandle, part: Uint8Array): Promise<void> {
  try {
    for (let from = 0; from < part.length;)
      from += (await file.write(part, from, part.length - from)).bytesWritten;
  } catch (error) {
    throw new AppError('unavailable', 'There is no room for uploads at the moment.', { cause: error });
  }
}

async function copy(body: ReadableStream<Uint8Array>, file: FileHandle, limits: SpoolLimits) {
  const reader = body.getReader();
  let length = 0;
  try {
    for (;;) {
      const { value } = await nextPart(reader, limits.idleTimeoutMs);
      if (!value) return length > limits.maxBytes ? undefined : { length };
      length += value.length;
      if (length > limits.maxBytes + surplusBytes) return undefined;
      if (length > limits.maxBytes) continue;
      await writeAll(file, value);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('bad-request', 'The upload was broken off.', { cause: error });
  } finally {
    // The rest of an oversized body is ignored; a failed stream has nothing left to cancel.
    reader.cancel().catch(() => undefined);
  }
}

async function readBack(file: FileHandle, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  for (let from = 0; from < length;) {
    const { bytesRead } = await file.read(bytes, from, length - from, from);
    if (bytesRead === 0) throw new AppError('internal', 'A spooled upload is shorter than what was written');
    from += bytesRead;
  }
  return bytes;
}

/**
 * Writes the body of a request to a nameless temporary file, so that slow and large uploads take no memory.
 * @returns undefined when it is longer than `maxBytes`, whether or not its header says so
 * @throws AppError bad-request when it breaks off or stalls, unavailable when there is no room
 */
export async function spoolBody(request: Request, limits: SpoolLimits): Promise<SpooledBody | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limits.maxBytes + surplusBytes) return undefined;
  const file = await openNameless();
  const discard = () => file.close();
  try {
    const body = request.body ?? new Blob([]).stream();
    const copied = await copy(body, file, limits);
    if (copied) return { ...copied, read: () => readBack(file, copied.length), discard };
    await discard();
    return undefined;
  } catch (error) {
    await discard();
    throw error;
  }
}
