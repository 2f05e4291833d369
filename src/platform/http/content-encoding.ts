import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const contentEncodings = ['br', 'gzip', 'identity'] as const;
export type ContentEncoding = (typeof contentEncodings)[number];

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

/** Compresses a text once for every client. Quality 5 costs a few milliseconds per page; the build uses 11 for assets. */
export async function encodeAll(identity: Buffer, quality = 5): Promise<Record<ContentEncoding, Buffer>> {
  const [br, gz] = await Promise.all([
    brotliAsync(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    gzipAsync(identity, { level: quality > 9 ? 9 : 6 }),
  ]);
  return { br, gzip: gz, identity };
}
