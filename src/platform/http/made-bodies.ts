import { LRUCache } from 'lru-cache';
import { decode, encodeGzip } from './content-encoding.ts';

/* Bodies that are not stored with their responses: made from the Brotli one for the clients that ask for another. Browsers on https, search
   engines and most CDNs take Brotli; command-line tools, browsers on plain http and some wallets take gzip. */

/** Bytes of the gzip bodies that are kept for the next client: several hundred pages. */
const gzipBytes = 8 * 1024 * 1024;
const gzipped = new LRUCache<string, Buffer>({ maxSize: gzipBytes, sizeCalculation: ({ length }) => length });

/** The gzip body with this validator, if it was made not long ago. */
export const findGzip = (etag: string): Buffer | undefined => gzipped.get(etag);

/** Plain bodies that some client is still reading, by their compressed form: there is one of each, however many clients request it. */
const plain = new WeakMap<Buffer, WeakRef<Promise<Buffer>>>();

/** The text of a Brotli body. */
export function makePlain(br: Buffer): Promise<Buffer> {
  const shared = plain.get(br)?.deref();
  if (shared) return shared;
  const body = decode(br);
  plain.set(br, new WeakRef(body));
  return body;
}

const making = new Map<string, Promise<Buffer>>();

/** The gzip body of what is stored with Brotli; clients that ask at the same time share it. */
export function makeGzip(etag: string, br: Buffer): Promise<Buffer> {
  const begun = making.get(etag);
  if (begun) return begun;
  const body = encodeGzip(br)
    .then((bytes) => {
      gzipped.set(etag, bytes);
      return bytes;
    })
    .finally(() => making.delete(etag));
  making.set(etag, body);
  return body;
}
