import { createHash } from 'node:crypto';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** @returns SHA-256 of everything in a stream, in hexadecimal digits */
export async function hashStream(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done();
    },
  });
  await pipeline(stream, sink);
  return hash.digest('hex');
}
