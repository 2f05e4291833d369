import { decodeAbiParameters, type Hex } from 'viem';

/** Maximum length of a name; honest ones are shorter. */
const maxTextLength = 200;
/** Longer answers are not decoded at all: a name fits many times. */
const maxTextHex = 4096;

/** Control and direction characters let a name look like another one. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A value that does not decode counts as missing. */
function read<Value>(decode: () => Value): Value | null {
  try {
    return decode();
  } catch {
    return null;
  }
}

function textOfBytes32(word: Hex): string {
  const bytes = Buffer.from(word.slice(2), 'hex');
  const end = bytes.indexOf(0);
  return bytes.subarray(0, end === -1 ? bytes.length : end).toString('utf8');
}

/**
 * A name or symbol: a `string`, or the `bytes32` of a few early tokens. Null when empty, endless or not
 * UTF-8.
 */
export function decodeText(data: Hex): string | null {
  if (data.length > maxTextHex) return null;
  const isWord = data.length === 66;
  const text = isWord ? textOfBytes32(data) : read(() => decodeAbiParameters([{ type: 'string' }], data)[0]);
  if (text === null || text.includes('\uFFFD')) return null;
  const clean = text.replace(invisible, '').trim();
  return clean && clean.length <= maxTextLength ? clean : null;
}

/**
 * The first word of an answer; null when there is none. Longer answers are truncated, as Solidity callers
 * do.
 */
export function decodeWord(data: Hex): bigint | null {
  return data.length >= 66 ? BigInt(data.slice(0, 66)) : null;
}

/** A word that must not be larger than `max`. */
export function decodeNumber(data: Hex, max: bigint): bigint | null {
  const word = decodeWord(data);
  return word === null || word > max ? null : word;
}

export function decodeFlag(data: Hex): boolean {
  return decodeWord(data) === 1n;
}

/** Lower case; null when the word is not an address. The zero address is one. */
export function decodeAddress(data: Hex): Hex | null {
  const word = decodeNumber(data, 2n ** 160n - 1n);
  return word === null ? null : `0x${word.toString(16).padStart(40, '0')}`;
}
