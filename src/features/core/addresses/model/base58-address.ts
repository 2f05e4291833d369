import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { either, family, type AddressFamily, type AddressIssue } from './address-family.ts';

/** Longer texts are not decoded at all: base 58 takes time that grows with the square. */
const maxCharacters = 60;

function decode(address: string): Uint8Array {
  return address.length > maxCharacters ? new Uint8Array() : base58.decode(address);
}

interface Versions {
  /** Version bytes of the main network. */
  main: readonly number[];
  test?: readonly number[];
}

/** Base58Check: a version byte, a 20-byte hash, four bytes of a double SHA-256 (https://en.bitcoin.it/wiki/Base58Check_encoding). */
const base58check = ({ main, test = [] }: Versions): AddressFamily =>
  family((address) => {
    const bytes = decode(address);
    const version = bytes[0] ?? -1;
    if (bytes.length !== 25) return 'address';
    const hash = sha256(sha256(bytes.subarray(0, 21)));
    if (!bytes.subarray(21).every((byte, index) => byte === hash[index])) return 'address-checksum';
    if (test.includes(version)) return 'address-test-network';
    return main.includes(version) ? undefined : 'address';
  });

/** P2PKH and P2SH. */
export const bitcoinBase58 = base58check({ main: [0x00, 0x05], test: [0x6f, 0xc4] });
export const dogecoin = base58check({ main: [0x1e, 0x16], test: [0x71] });

/** Tools show the 21 bytes in hexadecimal as well; no wallet takes that form. */
const tronHex = family((address) => (/^(?:0x)?41[0-9a-fA-F]{40}$/.test(address) ? 'address-hex' : 'address'));
/** https://developers.tron.network/docs/account: version 0x41, so that every address begins with T. */
export const tron = either(base58check({ main: [0x41], test: [0xa0] }), tronHex);

/** 32 bytes without a checksum: an account's key, or an address off the curve that a program owns. */
export const solana = family((address) => {
  if (address.length > 44) return 'address';
  return base58.decode(address).length === 32 ? undefined : 'address';
});

function ss58Issue(address: string, prefix: number): AddressIssue {
  const bytes = decode(address);
  if (bytes.length !== 35) return 'address';
  const hash = blake2b(concatBytes(utf8ToBytes('SS58PRE'), bytes.subarray(0, 33)), { dkLen: 64 });
  if (hash[0] !== bytes[33] || hash[1] !== bytes[34]) return 'address-checksum';
  if (bytes[0] === prefix) return undefined;
  return 'address';
}

/** SS58 of one network: prefix, 32-byte key, two bytes of a BLAKE2b hash (https://docs.polkadot.com/polkadot-protocol/basics/accounts). */
const ss58 = (prefix: number) => family((address) => ss58Issue(address, prefix));

export const polkadot = ss58(0);
export const kusama = ss58(2);
