import { Piscina } from 'piscina';
import { AppError } from '#lib/app-error.ts';
import type { PictureArea, PictureSize } from '#lib/picture-area.ts';
import { createSemaphore } from '#lib/semaphore.ts';
import { endThreads } from '../env/end-threads.ts';
import { niceIncrement } from '../env/nice-increment.ts';
import type { DrawnPage } from './opening/draw-page.ts';
import type * as tasks from './opening/file-worker.ts';
import type { PageSize } from './opening/open-pdf.ts';
import type { UploadReading, UploadRole } from './upload.ts';

/** Opens uploads in threads that may be ended at any moment. */
export interface FileOpener {
  /** Reads an upload by its content; exceeding the time or memory limit is `too-complex`. */
  readUpload(bytes: Uint8Array, role: UploadRole): Promise<UploadReading>;
  /** Reads a picture for a field of `size` and redraws it, whole; the limits are the same. */
  readPicture(bytes: Uint8Array, size: PictureSize): Promise<UploadReading>;
  /** Cuts a part out of a picture that was read before; it is stored in `size`, or smaller. */
  cutPicture(bytes: Uint8Array, part: { area: PictureArea; size: PictureSize }): Promise<UploadReading>;
  /** Picture sizes of all pages of a stored PDF, in pixels; undefined when they cannot be read. */
  listPages(pdf: Uint8Array): Promise<PageSize[] | undefined>;
  /** A page of a stored PDF as a picture. @param index from 0 @returns undefined when it cannot be drawn within the limits */
  drawPage(pdf: Uint8Array, index: number): Promise<DrawnPage | undefined>;
  /** @throws ThreadsLeftError */
  close(): Promise<void>;
}

export interface OpenerLimits {
  threads: number;
  /** A file that takes longer is refused. */
  timeoutMs: number;
}

type Tasks = typeof tasks;

/**
 * One file at a time, on any machine: a hostile file may take 250 MB before it is refused, and two would be most of
 * the portal's memory. An honest one takes a second at most.
 */
const usualLimits: OpenerLimits = { threads: 1, timeoutMs: 10_000 };
/** Files that wait for a thread; each is a few megabytes. */
const waiting = 64;
/**
 * For JavaScript; WebAssembly has its own limit in `opening/pdfium.ts`, decoded pictures in
 * `opening/read-icon.ts`.
 */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 32 };
/** An idle thread ends, which frees its memory. */
const idleTimeoutMs = 30_000;

/** True for errors of a thread that exceeded a limit; the pool replaces it. */
function isPastLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}

const tooComplex: UploadReading = { ok: false, refusal: { code: 'too-complex' } };

/** Threads start with the first file and end when idle. */
export function createFileOpener(limits: Partial<OpenerLimits> = {}): FileOpener {
  const { threads, timeoutMs } = { ...usualLimits, ...limits };
  const pool = new Piscina({
    filename: new URL('./opening/file-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleTimeoutMs,
    resourceLimits,
    niceIncrement,
  });
  // Queued here before the pool, so that the time runs only while a thread works.
  const gate = createSemaphore({ atOnce: threads, waiting });

  let isClosed = false;

  /** @returns undefined when a limit was exceeded @throws AppError unavailable when too many files wait, and after the end */
  async function run<Name extends keyof Tasks>(
    name: Name,
    task: Parameters<Tasks[Name]>[0],
  ): Promise<Awaited<ReturnType<Tasks[Name]>> | undefined> {
    const done = await gate.run(async () => {
      // The library would start a thread for it, which nothing ends: the process would not end either.
      if (isClosed) throw new AppError('unavailable', 'The portal is ending. Try again in a few seconds.');
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        return { result: (await pool.run(task, { name, signal })) as Awaited<ReturnType<Tasks[Name]>> };
      } catch (error) {
        if (isPastLimit(error)) return { result: undefined };
        throw error;
      }
    });
    if (!done)
      throw new AppError('unavailable', 'Too many files are being opened. Try again in a few seconds.');
    return done.result;
  }

  return {
    readUpload: async (bytes, role) => (await run('readUpload', { bytes, role })) ?? tooComplex,
    readPicture: async (bytes, size) => (await run('readPicture', { bytes, size })) ?? tooComplex,
    cutPicture: async (bytes, part) => (await run('cutPicture', { bytes, ...part })) ?? tooComplex,
    listPages: async (bytes) => run('listPages', { bytes }),
    drawPage: async (bytes, index) => run('drawPdfPage', { bytes, index }),
    async close() {
      isClosed = true;
      await endThreads(pool);
    },
  };
}
