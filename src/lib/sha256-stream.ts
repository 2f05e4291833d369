import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const bufferBytes = 1024 * 1024;

/** Reads the next chunk, which is valid until the next read; undefined at the end. */
type ReadPiece = () => Promise<Uint8Array | undefined>;

/** One buffer for all chunks: five times as fast as new ones, and no garbage piles up. */
function intoOneBuffer(reader: ReadableStreamBYOBReader): ReadPiece {
  let buffer = new ArrayBuffer(bufferBytes);
  return async () => {
    const { done, value } = await reader.read(new Uint8Array(buffer));
    if (done) return undefined;
    buffer = value.buffer;
    return value;
  };
}

function readPieces(stream: ReadableStream<Uint8Array>): ReadPiece {
  let byob: ReadableStreamBYOBReader;
  try {
    byob = stream.getReader({ mode: 'byob' });
  } catch {
    // Not every browser's files are byte streams.
    const reader = stream.getReader();
    return async () => (await reader.read()).value;
  }
  return intoOneBuffer(byob);
}

/**
 * SHA-256 of a stream in constant memory, so files of many gigabytes work. (WebCrypto digests only data that
 * is in memory as a whole.)
 * @param onRead called after each chunk with the total number of bytes read
 * @returns 64 lower-case hex digits
 * @throws whatever the stream fails with
 */
export async function sha256OfStream(
  stream: ReadableStream<Uint8Array>,
  onRead: (bytes: number) => void,
): Promise<string> {
  const hash = sha256.create();
  const readPiece = readPieces(stream);
  let bytes = 0;
  for (let piece = await readPiece(); piece; piece = await readPiece()) {
    hash.update(piece);
    bytes += piece.length;
    onRead(bytes);
  }
  return bytesToHex(hash.digest());
}
