import { schnorr, secp256k1 } from '@noble/curves/secp256k1';
import { blake2b } from '@noble/hashes/blake2.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58xrp, bech32, bech32m, createBase58check } from '@scure/base';

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

/** Native SegWit (BIP-84). @param publicKey compressed @param prefix of the network, Bitcoin's by default */
export const segwitAddress = (publicKey: Uint8Array, prefix = 'bc'): string =>
  bech32.encode(prefix, [0, ...bech32.toWords(hash160(publicKey))]);

/** Taproot that can only be spent by its key (BIP-86, the tweak of BIP-341). @param publicKey compressed */
export function taprootAddress(publicKey: Uint8Array): string {
  const { utils } = schnorr;
  const inner = publicKey.slice(1);
  const tweak = utils.bytesToNumberBE(utils.taggedHash('TapTweak', inner));
  const point = utils
    .lift_x(utils.bytesToNumberBE(inner))
    .add(secp256k1.ProjectivePoint.BASE.multiply(tweak));
  return bech32m.encode('bc', [1, ...bech32m.toWords(utils.pointToBytes(point))]);
}

/** SegWit within a script hash (BIP-49). @param publicKey compressed */
export const nestedSegwitAddress = (publicKey: Uint8Array): string =>
  withVersion(5, hash160(concatBytes(Uint8Array.of(0, 20), hash160(publicKey))));

/** The hash of a public key (BIP-44). @param publicKey compressed @param version of the network, Bitcoin's by default */
export const legacyAddress = (publicKey: Uint8Array, version = 0): string =>
  withVersion(version, hash160(publicKey));

/** Wallet import format, for a compressed public key. @param version of the network, Bitcoin's by default */
export const walletImportKey = (key: Uint8Array, version = 0x80): string =>
  withVersion(version, key, Uint8Array.of(1));

/** Accounts of chains of the Cosmos. @param publicKey compressed */
export const cosmosAddress = (publicKey: Uint8Array): string =>
  bech32.encode('cosmos', bech32.toWords(hash160(publicKey)));

/** A classic address: Base58Check with the alphabet of the XRP Ledger. @param publicKey compressed */
export function xrpAddress(publicKey: Uint8Array): string {
  const payload = concatBytes(Uint8Array.of(0), hash160(publicKey));
  return base58xrp.encode(concatBytes(payload, sha256(sha256(payload)).slice(0, 4)));
}

/** The key of an account with one Ed25519 key, whose scheme is 0. */
export const aptosAddress = (publicKey: Uint8Array): string =>
  `0x${bytesToHex(sha3_256(concatBytes(publicKey, Uint8Array.of(0))))}`;

/** Ed25519 has the flag 0. */
export const suiAddress = (publicKey: Uint8Array): string =>
  `0x${bytesToHex(blake2b(concatBytes(Uint8Array.of(0), publicKey), { dkLen: 32 }))}`;

/** As wallets of Sui export it (SIP-15): the flag and the key. */
export const suiPrivateKey = (key: Uint8Array): string =>
  bech32.encode('suiprivkey', bech32.toWords(concatBytes(Uint8Array.of(0), key)));
