/** Puts pieces of a file together. */
export interface ByteCollector {
  add(piece: Uint8Array): void;
  /** What was added, in one piece. */
  all(): Buffer;
}

/** Takes memory once: a file of a few megabytes can have a million pieces, and a list of them would need a hundred. */
export function createByteCollector(mostBytes: number): ByteCollector {
  const bytes = Buffer.alloc(mostBytes);
  let length = 0;
  return {
    add(piece) {
      bytes.set(piece, length);
      length += piece.length;
    },
    all: () => bytes.subarray(0, length),
  };
}
