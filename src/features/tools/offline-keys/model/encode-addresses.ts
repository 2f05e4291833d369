import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);
const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes));
const withVersion = (version: number, ...parts: Uint8Array[]) =>
  base58check.encode(concatBytes(Uint8Array.of(version), ...parts));

/** The last 20 bytes of the hash of a public key, as EVM chains and TRON count accounts. */
const accountHash = (uncompressed: Uint8Array) => keccak_256(uncompressed).slice(-20);

/** With the checksum of ERC-55. @param uncompressed public key, without its first byte */
export function evmAddress(uncompressed: Uint8Array): string {
  const digits = bytesToHex(accountHash(uncompressed));
  const checksum = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = [...digits].map((digit, at) =>
    Number.parseInt(checksum[at] ?? '0', 16) > 7 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

/** @param uncompressed public key, without its first byte */
export const tronAddress = (uncompressed: Uint8Array): string => withVersion(0x41, accountHash(uncompressed));

/** Native SegWit (BIP-84). @param publicKey compressed */
export const segwitAddress = (publicKey: Uint8Array): string =>
  bech32.encode('bc', [0, ...bech32.toWords(hash160(publicKey))]);

/** SegWit within a script hash (BIP-49). @param publicKey compressed */
export const nestedSegwitAddress = (publicKey: Uint8Array): string =>
  withVersion(5, hash160(concatBytes(Uint8Array.of(0, 20), hash160(publicKey))));

/** The hash of a public key (BIP-44). @param publicKey compressed */
export const legacyAddress = (publicKey: Uint8Array): string => withVersion(0, hash160(publicKey));

/** Wallet import format, for a compressed public key. */
export const bitcoinPrivateKey = (key: Uint8Array): string => withVersion(0x80, key, Uint8Array.of(1));
