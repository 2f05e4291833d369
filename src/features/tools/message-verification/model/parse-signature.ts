import { hexToBigInt, isErc6492Signature, numberToHex, size, slice, type Hex } from 'viem';

/** What was pasted as a signature, in the forms that wallets and libraries give. */
export interface PastedSignature {
  /** As bytes, the way a contract gets it. */
  bytes: Hex;
  /** Parts of a signature by a key; null where only a contract can read the bytes. */
  parts: { r: Hex; s: Hex; yParity: 0 | 1 } | null;
  /** The upper of two equivalent forms, which many contracts refuse. */
  isHighS: boolean;
  /** Carries what a contract wallet that is not deployed yet would be made of (ERC-6492). */
  isWrapped: boolean;
}

export type SignatureFault = 'empty' | 'not-hex' | 'too-long';

/** Signatures of contract wallets have no fixed length; this leaves room for passkeys and many owners. */
const bytesMax = 8_192;
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const half = order / 2n;
const parityBit = 1n << 255n;
const parities = new Map<number, 0 | 1>([
  [0, 0],
  [1, 1],
  [27, 0],
  [28, 1],
]);

function partsOf(bytes: Hex): PastedSignature['parts'] {
  const length = size(bytes);
  if (length !== 64 && length !== 65) return null;
  const r = slice(bytes, 0, 32);
  const second = hexToBigInt(slice(bytes, 32, 64));
  // EIP-2098: the highest bit of s, which no valid s needs, is the parity.
  const s = length === 64 ? second & (parityBit - 1n) : second;
  const yParity =
    length === 64
      ? ((second >> 255n === 1n ? 1 : 0) as 0 | 1)
      : parities.get(Number(hexToBigInt(slice(bytes, 64, 65))));
  const isInRange = [hexToBigInt(r), s].every((part) => part > 0n && part < order);
  return yParity === undefined || !isInRange ? null : { r, s: numberToHex(s, { size: 32 }), yParity };
}

const hexOf = (text: string) => (/^0x/i.test(text) ? text.slice(2) : text).toLowerCase();
const word = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{1,64}$/.test(hexOf(value)) ? hexOf(value).padStart(64, '0') : null;

/** `{ r, s, v }` or `{ r, s, yParity }`, as libraries print signatures. */
function bytesOfObject(text: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { r, s, v, yParity } = (value ?? {}) as Record<string, unknown>;
  const parity = parities.get(Number(v ?? yParity));
  const [first, second] = [word(r), word(s)];
  if (first === null || second === null || parity === undefined) return null;
  return `${first}${second}${parity === 0 ? '1b' : '1c'}`;
}

/** Reads a signature as it is pasted: hex with or without `0x`, 64 or 65 bytes, any `v`, or parts as JSON. */
export function parseSignature(pasted: string): PastedSignature | SignatureFault {
  const text = pasted.trim().replaceAll(/^["']|["']$/g, '');
  if (text === '') return 'empty';
  const digits = text.startsWith('{') ? bytesOfObject(text) : hexOf(text.replaceAll(/\s/g, ''));
  if (digits === null || digits.length % 2 !== 0 || !/^[\da-f]+$/.test(digits)) return 'not-hex';
  if (digits.length > 2 * bytesMax) return 'too-long';
  const bytes: Hex = `0x${digits}`;
  const parts = partsOf(bytes);
  return {
    bytes,
    parts,
    isHighS: parts !== null && hexToBigInt(parts.s) > half,
    isWrapped: isErc6492Signature(bytes),
  };
}
