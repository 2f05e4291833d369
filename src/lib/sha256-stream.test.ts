import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256OfStream } from './sha256-stream.ts';

type Piece = Uint8Array<ArrayBuffer>;

const plain = (pieces: readonly Piece[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

const ofFile = (pieces: readonly Piece[]) => new Blob([...pieces]).stream();

describe.each([
  ['a stream of chunks', plain],
  ['the stream of a file', ofFile],
])('hashes %s', (_name, streamOf) => {
  it('hashes the whole stream, however it is chunked, and counts the bytes read', async () => {
    const piece = fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const whole = Buffer.concat(pieces);
        let read = 0;
        const hash = await sha256OfStream(streamOf(pieces), (bytes) => (read = bytes));
        expect(hash).toBe(createHash('sha256').update(whole).digest('hex'));
        expect(read).toBe(whole.length);
      }),
    );
  });

  it('is correct for chunks larger than the buffer', async () => {
    const large = new Uint8Array(3_000_001).fill(7);
    const hash = await sha256OfStream(streamOf([large, large]), () => undefined);
    expect(hash).toBe(createHash('sha256').update(large).update(large).digest('hex'));
  });
});

it('fails when the stream fails', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new DOMException('gone', 'NotReadableError'));
    },
  });
  await expect(sha256OfStream(broken, () => undefined)).rejects.toThrow('gone');
});
