import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzip,
  type BrotliOptions,
} from 'node:zlib';
import { createSemaphore } from '#lib/semaphore.ts';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Quality of each encoding named in an Accept-Encoding header, RFC 9110 §12.5.3; 0 refuses. */
function qualityOf(header: string, encoding: string): number {
  for (const part of header.split(',')) {
    const [name, ...parameters] = part.split(';');
    if (name?.trim() !== encoding) continue;
    const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
    return q ? Number(q.slice(2)) || 0 : 1;
  }
  return 0;
}

/** The best encoding we have for a client. The common case (no q values) is decided without parsing. */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (!acceptEncoding) return 'identity';
  if (!acceptEncoding.includes('q=')) {
    if (acceptEncoding.includes('br')) return 'br';
    return acceptEncoding.includes('gzip') ? 'gzip' : 'identity';
  }
  const br = qualityOf(acceptEncoding, 'br');
  const gz = qualityOf(acceptEncoding, 'gzip');
  if (br === 0 && gz === 0) return 'identity';
  return br >= gz ? 'br' : 'gzip';
}

/**
 * A compressor takes megabytes while it runs, and not all of its memory is returned. The queue is unlimited,
 * because there are no more connections than the listener allows.
 */
const compressors = createSemaphore({ atOnce: 2, waiting: Number.POSITIVE_INFINITY });

/**
 * A copy of exactly the right size: zlib returns views of larger blocks, which would stay in memory as long
 * as the view does.
 */
function fit(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const fitted = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(fitted);
  return fitted;
}

const brotliOptions = (identity: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});
/** Quality 5 costs a few milliseconds per page; the build uses 11 for assets. */
const usualQuality = 5;

/** Runs a compressor when it is its turn. */
async function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
  const done = await compressors.run(work);
  if (!done) throw new Error('A compressor rejected work although its queue is unlimited');
  return fit(done);
}

/** Compresses a text with Brotli, once for nearly every client. */
export const encode = (identity: Buffer, quality = usualQuality): Promise<Buffer> =>
  inTurn(() => brotliAsync(identity, brotliOptions(identity, quality)));

/** The same in the calling thread: for threads that have nothing else to do. */
export const encodeSync = (identity: Buffer): Buffer =>
  fit(brotliCompressSync(identity, brotliOptions(identity, usualQuality)));

/** Takes a Brotli body apart. */
export const decode = promisify(brotliDecompress);

/** The gzip body of the same text, for the few clients without Brotli. The plain text is there only while it is this one's turn. */
export const encodeGzip = (br: Buffer): Promise<Buffer> => inTurn(async () => gzipAsync(await decode(br)));
