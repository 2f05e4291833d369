import { base32nopad, base36, base58 } from '@scure/base';

/** What an IPFS content id or an IPNS key names, however it is written. */
export interface ContentId {
  /** `ipns`: a key whose owner can change what it leads to. */
  kind: 'ipfs' | 'ipns';
  /** Version 1 in base 32, in lower case, as gateways write it in host names. */
  id: string;
}

const maxCharacters = 200;
const dagPb = 0x70;
const peerKey = 0x72;
const sha256 = 0x12;
const identity = 0x00;

/** The bytes of version 1 by the letter that names the base; undefined where there is none. */
function decode(text: string): Uint8Array | undefined {
  const digits = text.slice(1);
  if (/^[bB][a-z2-7]+$/i.test(text)) return base32nopad.decode(digits.toUpperCase());
  if (/^[kK][a-z\d]+$/i.test(text)) return base36.decode(digits.toLowerCase());
  if (/^z[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return base58.decode(digits);
  return undefined;
}

/** A number in groups of seven bits. @returns it and where the next one begins */
function readNumber(bytes: Uint8Array, from: number): [number, number] | undefined {
  let value = 0;
  for (let at = from; at < Math.min(bytes.length, from + 4); at += 1) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * (at - from));
    if (byte < 0x80) return [value, at + 1];
  }
  return undefined;
}

/** Whether the bytes are the code and the length of a hash, and as many bytes. */
function isHash(bytes: Uint8Array): boolean {
  const code = readNumber(bytes, 0);
  const length = code && readNumber(bytes, code[1]);
  return length !== undefined && length[0] >= 20 && bytes.length - length[1] === length[0];
}

const written = (bytes: Uint8Array) => `b${base32nopad.encode(bytes).toLowerCase()}`;
const versioned = (codec: number, hash: Uint8Array) => written(Uint8Array.of(1, codec, ...hash));

/** Version 0 and keys have no letter for their base: `Qm…`, `12D3Koo…`. */
function readBare(text: string, isKey: boolean): ContentId | undefined {
  if (!/^(?:Qm|12D3|16Uiu2)[1-9A-HJ-NP-Za-km-z]{40,60}$/.test(text)) return undefined;
  const hash = base58.decode(text);
  if (!isHash(hash) || (hash[0] !== sha256 && hash[0] !== identity)) return undefined;
  return isKey || hash[0] === identity
    ? { kind: 'ipns', id: versioned(peerKey, hash) }
    : { kind: 'ipfs', id: versioned(dagPb, hash) };
}

/**
 * Reads a content id of IPFS or a key of IPNS; undefined for any other text. Never throws.
 * @param isKey where it is written after `/ipns/`: there `Qm…` is a key
 */
export function readContentId(text: string, isKey = false): ContentId | undefined {
  if (text.length < 40 || text.length > maxCharacters) return undefined;
  try {
    const bare = readBare(text, isKey);
    if (bare) return bare;
    const bytes = decode(text);
    const codec = bytes?.[0] === 1 ? readNumber(bytes, 1) : undefined;
    if (!bytes || !codec || !isHash(bytes.subarray(codec[1]))) return undefined;
    return { kind: codec[0] === peerKey ? 'ipns' : 'ipfs', id: written(bytes) };
  } catch {
    // Letters of the base, but not in a length that it can have.
    return undefined;
  }
}
