import { ed25519 } from '@noble/curves/ed25519';
import { secp256k1 } from '@noble/curves/secp256k1';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { indexesOf, pathAt } from './account-path.ts';
import { deriveEd25519 } from './derive-ed25519.ts';
import {
  aptosAddress,
  cosmosAddress,
  evmAddress,
  legacyAddress,
  nestedSegwitAddress,
  segwitAddress,
  suiAddress,
  suiPrivateKey,
  taprootAddress,
  tronAddress,
  walletImportKey,
  xrpAddress,
} from './encode-addresses.ts';

export interface Account {
  /** Derivation path. */
  path: string;
  address: string;
  /** As wallets of this network import it. */
  privateKey: string;
}

interface KeyPair {
  privateKey: Uint8Array;
  /** Compressed where the curve is secp256k1. */
  publicKey: Uint8Array;
}

interface Family {
  curve: 'secp256k1' | 'ed25519';
  /** The path of most wallets; `x` is the index of the account. */
  path: string;
  address: (publicKey: Uint8Array) => string;
  privateKey: (pair: KeyPair) => string;
}

const uncompressed = (publicKey: Uint8Array) =>
  secp256k1.ProjectivePoint.fromHex(publicKey).toRawBytes(false).slice(1);

const hexKey = ({ privateKey }: KeyPair) => bytesToHex(privateKey);
const prefixedHexKey = (pair: KeyPair) => `0x${hexKey(pair)}`;
const importKey =
  (version?: number) =>
  ({ privateKey }: KeyPair) =>
    walletImportKey(privateKey, version);

const families = {
  evm: {
    curve: 'secp256k1',
    path: "m/44'/60'/0'/0/x",
    address: (key) => evmAddress(uncompressed(key)),
    privateKey: prefixedHexKey,
  },
  bitcoin: {
    curve: 'secp256k1',
    path: "m/84'/0'/0'/0/x",
    address: (key) => segwitAddress(key),
    privateKey: importKey(),
  },
  'bitcoin-taproot': {
    curve: 'secp256k1',
    path: "m/86'/0'/0'/0/x",
    address: taprootAddress,
    privateKey: importKey(),
  },
  'bitcoin-nested': {
    curve: 'secp256k1',
    path: "m/49'/0'/0'/0/x",
    address: nestedSegwitAddress,
    privateKey: importKey(),
  },
  'bitcoin-legacy': {
    curve: 'secp256k1',
    path: "m/44'/0'/0'/0/x",
    address: (key) => legacyAddress(key),
    privateKey: importKey(),
  },
  solana: {
    curve: 'ed25519',
    path: "m/44'/501'/x'/0'",
    address: (key) => base58.encode(key),
    // Wallets of Solana import it with the public key behind it.
    privateKey: ({ privateKey, publicKey }) => base58.encode(concatBytes(privateKey, publicKey)),
  },
  tron: {
    curve: 'secp256k1',
    path: "m/44'/195'/0'/0/x",
    address: (key) => tronAddress(uncompressed(key)),
    privateKey: hexKey,
  },
  litecoin: {
    curve: 'secp256k1',
    path: "m/84'/2'/0'/0/x",
    address: (key) => segwitAddress(key, 'ltc'),
    privateKey: importKey(0xb0),
  },
  dogecoin: {
    curve: 'secp256k1',
    path: "m/44'/3'/0'/0/x",
    address: (key) => legacyAddress(key, 0x1e),
    privateKey: importKey(0x9e),
  },
  xrp: { curve: 'secp256k1', path: "m/44'/144'/0'/0/x", address: xrpAddress, privateKey: hexKey },
  cosmos: { curve: 'secp256k1', path: "m/44'/118'/0'/0/x", address: cosmosAddress, privateKey: hexKey },
  aptos: { curve: 'ed25519', path: "m/44'/637'/x'/0'/0'", address: aptosAddress, privateKey: prefixedHexKey },
  sui: {
    curve: 'ed25519',
    path: "m/44'/784'/x'/0'/0'",
    address: suiAddress,
    privateKey: ({ privateKey }) => suiPrivateKey(privateKey),
  },
} as const satisfies Record<string, Family>;

export type AccountFamily = keyof typeof families;

export const accountFamilies = Object.keys(families) as AccountFamily[];

/** The path of most wallets on a network, with `x` for the index of the account. */
export const usualPath = (family: AccountFamily): string => families[family].path;

/** Whether every step of a path must be hardened: Ed25519 has no other derivation. */
export const needsHardened = (family: AccountFamily): boolean => families[family].curve === 'ed25519';

function deriveSecp256k1Pair(seed: Uint8Array, path: string): KeyPair {
  const { privateKey, publicKey } = HDKey.fromMasterSeed(seed).derive(path);
  if (!privateKey || !publicKey) throw new Error(`No key at ${path}.`);
  return { privateKey, publicKey };
}

function deriveEd25519Pair(seed: Uint8Array, path: string): KeyPair {
  const { privateKey } = deriveEd25519(seed, indexesOf(path));
  return { privateKey, publicKey: ed25519.getPublicKey(privateKey) };
}

/** The account of a family at a path, from the seed of a recovery phrase. @param path without `x`, as `parsePath` accepts it for the family */
export function deriveAt(seed: Uint8Array, family: AccountFamily, path: string): Account {
  const { curve, address, privateKey }: Family = families[family];
  const pair = curve === 'ed25519' ? deriveEd25519Pair(seed, path) : deriveSecp256k1Pair(seed, path);
  return { path, address: address(pair.publicKey), privateKey: privateKey(pair) };
}

/** The account at an index of the usual path. */
export const deriveAccount = (seed: Uint8Array, family: AccountFamily, index: number): Account =>
  deriveAt(seed, family, pathAt(usualPath(family), index));
