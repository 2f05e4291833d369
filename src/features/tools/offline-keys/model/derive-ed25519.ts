import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Ed25519Node {
  privateKey: Uint8Array;
  chainCode: Uint8Array;
}

const hardened = 0x80000000;

function split(key: Uint8Array, data: Uint8Array): Ed25519Node {
  const digest = hmac(sha512, key, data);
  return { privateKey: digest.slice(0, 32), chainCode: digest.slice(32) };
}

function derive({ privateKey, chainCode }: Ed25519Node, index: number): Ed25519Node {
  const number = new Uint8Array(4);
  new DataView(number.buffer).setUint32(0, hardened + index);
  return split(chainCode, concatBytes(Uint8Array.of(0), privateKey, number));
}

/**
 * Derives an Ed25519 key by SLIP-10.
 * @param indexes of the path, all hardened: Ed25519 has no other derivation
 */
export function deriveEd25519(seed: Uint8Array, indexes: readonly number[]): Ed25519Node {
  return indexes.reduce(derive, split(utf8ToBytes('ed25519 seed'), seed));
}
