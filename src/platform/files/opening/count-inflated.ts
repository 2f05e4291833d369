import { constants, createInflate } from 'node:zlib';

/**
 * Frees a chunk's memory immediately, where nothing more will be written to it: a bomb is faster than the
 * garbage collector.
 */
function release({ buffer, byteOffset, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && byteOffset + length === buffer.byteLength) buffer.transfer(0);
}

/**
 * Counts the inflated size of a zlib stream without keeping the data. A truncated stream counts as far as it
 * goes, as readers do.
 * @returns bytes; more than `maxBytes` as soon as that is exceeded
 */
export async function countInflated(packed: Uint8Array, maxBytes: number): Promise<number> {
  const inflating = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 64 * 1024 });
  let length = 0;
  try {
    inflating.end(packed);
    for await (const part of inflating as AsyncIterable<Buffer>) {
      length += part.length;
      release(part);
      if (length > maxBytes) break;
    }
  } catch {
    // What cannot be inflated further is not a bomb.
  } finally {
    inflating.destroy();
  }
  return length;
}
