import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, base64url, bech32, bech32m, createBase58check } from '@scure/base';

/** What is wrong with an address; undefined when its form is right. */
export type AddressFault = 'address' | 'address-checksum' | undefined;
export type AddressRule = (address: string) => AddressFault;

const base58check = createBase58check(sha256);

/** A rule from a decoder that throws on anything malformed, and a condition on what it gives. */
function decodes(isRight: (address: string) => boolean): AddressRule {
  return (address) => {
    try {
      return isRight(address) ? undefined : 'address';
    } catch {
      return 'address';
    }
  };
}

const matches = (pattern: RegExp): AddressRule => decodes((address) => pattern.test(address));

function checksummed(lower: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return [...lower]
    .map((digit, index) => (parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit))
    .join('');
}

/** 20 bytes; capital letters, where mixed, are the checksum of EIP-55 (https://eips.ethereum.org/EIPS/eip-55). The zero address is nobody's. */
export const evm: AddressRule = (address) => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return 'address';
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (/^0+$/.test(digits)) return 'address';
  if (digits === lower || digits === digits.toUpperCase()) return undefined;
  return digits === checksummed(lower) ? undefined : 'address-checksum';
};

/** Base58Check with one of the given version bytes before a 20-byte hash. */
const base58hash = (...versions: number[]): AddressRule =>
  decodes((address) => {
    if (address.length > 40) return false;
    const bytes = base58check.decode(address);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
  });

const bech32of = (prefix: string): AddressRule =>
  decodes((address) => {
    const codec = address.toLowerCase().startsWith('bc1p') ? bech32m : bech32;
    return codec.decode(address as `${string}1${string}`, 90).prefix === prefix;
  });

const either =
  (...rules: AddressRule[]): AddressRule =>
  (address) => {
    const faults = rules.map((rule) => rule(address));
    return faults.includes(undefined)
      ? undefined
      : faults.includes('address-checksum')
        ? 'address-checksum'
        : 'address';
  };

/** SS58 of one network: prefix, 32-byte key, two bytes of a BLAKE2b hash (https://docs.polkadot.com/polkadot-protocol/basics/accounts). */
const ss58 = (prefix: number): AddressRule =>
  decodes((address) => {
    if (address.length > 50) return false;
    const bytes = base58.decode(address);
    if (bytes.length !== 35 || bytes[0] !== prefix) return false;
    const hash = blake2b(new Uint8Array([...utf8ToBytes('SS58PRE'), ...bytes.subarray(0, 33)]), {
      dkLen: 64,
    });
    return hash[0] === bytes[33] && hash[1] === bytes[34];
  });

function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc;
}

/** User-friendly form of TON: flags, workchain, 32 bytes, CRC-16 (https://docs.ton.org, smart contract addresses). */
const tonFriendly = decodes((address) => {
  if (address.length !== 48) return false;
  const bytes = base64url.decode(address.replaceAll('+', '-').replaceAll('/', '_'));
  return crc16(bytes.subarray(0, 34)) === (bytes[34] ?? 0) * 256 + (bytes[35] ?? 0);
});

export const tron = base58hash(0x41);
export const solana = decodes((address) => address.length <= 44 && base58.decode(address).length === 32);
/** Names of Antelope chains: a to z, 1 to 5 and dots, 12 characters and a shorter 13th. */
export const antelope = matches(/^(?!.*\.$)(?!\.)[a-z1-5.]{1,12}[a-j1-5]?$/);
export const bitcoin = either(base58hash(0x00, 0x05), bech32of('bc'));
export const dogecoin = base58hash(0x1e, 0x16);
export const cosmos = bech32of('cosmos');
export const polkadot = ss58(0);
export const kusama = ss58(2);
export const harmony = either(evm, bech32of('one'));
export const ton = either(tonFriendly, matches(/^(?:0|-1):[0-9a-fA-F]{64}$/));
/** Account or object, with the module path that coins carry behind it. */
export const move = matches(/^0x(?!0+(?:$|:))[0-9a-fA-F]{1,64}(?:::\w{1,64}){0,2}(?:<.{1,300}>)?$/);
export const iost = matches(/^(?:Contract[1-9A-HJ-NP-Za-km-z]{43,44}|[a-z0-9_.]{3,32})$/);
export const filecoin = either(
  evm,
  matches(/^f(?:0\d{1,20}|[13][a-z2-7]{30,90}|2[a-z2-7]{39}|410f[a-z2-7]{39})$/),
);
