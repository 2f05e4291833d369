import { deflateSync } from 'node:zlib';

const made = new Map<number, Buffer>();

/** This many zeros, deflated. Packing some hundred megabytes takes a second, so it is done once for each size. */
export function packedZeros(bytes: number): Buffer {
  const known = made.get(bytes);
  if (known) return known;
  const packed = deflateSync(Buffer.alloc(bytes), { level: 1 });
  made.set(bytes, packed);
  return packed;
}
