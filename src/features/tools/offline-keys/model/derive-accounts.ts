import { ed25519 } from '@noble/curves/ed25519';
import { secp256k1 } from '@noble/curves/secp256k1';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { deriveEd25519 } from './derive-ed25519.ts';
import {
  bitcoinPrivateKey,
  evmAddress,
  legacyAddress,
  nestedSegwitAddress,
  segwitAddress,
  tronAddress,
} from './encode-addresses.ts';

export interface Account {
  /** Derivation path. */
  path: string;
  address: string;
  /** As wallets of this network import it. */
  privateKey: string;
}

interface Secp256k1Family {
  path: (index: number) => string;
  /** @param publicKey compressed */
  address: (publicKey: Uint8Array) => string;
  privateKey: (key: Uint8Array) => string;
}

const uncompressed = (publicKey: Uint8Array) =>
  secp256k1.ProjectivePoint.fromHex(publicKey).toRawBytes(false).slice(1);

const secp256k1Families = {
  evm: {
    path: (index) => `m/44'/60'/0'/0/${index}`,
    address: (key) => evmAddress(uncompressed(key)),
    privateKey: (key) => `0x${bytesToHex(key)}`,
  },
  bitcoin: {
    path: (index) => `m/84'/0'/0'/0/${index}`,
    address: segwitAddress,
    privateKey: bitcoinPrivateKey,
  },
  'bitcoin-nested': {
    path: (index) => `m/49'/0'/0'/0/${index}`,
    address: nestedSegwitAddress,
    privateKey: bitcoinPrivateKey,
  },
  'bitcoin-legacy': {
    path: (index) => `m/44'/0'/0'/0/${index}`,
    address: legacyAddress,
    privateKey: bitcoinPrivateKey,
  },
  tron: {
    path: (index) => `m/44'/195'/0'/0/${index}`,
    address: (key) => tronAddress(uncompressed(key)),
    privateKey: bytesToHex,
  },
} as const satisfies Record<string, Secp256k1Family>;

export const accountFamilies = [
  'evm',
  'bitcoin',
  'bitcoin-nested',
  'bitcoin-legacy',
  'solana',
  'tron',
] as const;

export type AccountFamily = (typeof accountFamilies)[number];

/** Wallets of Solana import the private key with the public key behind it. */
function deriveSolana(seed: Uint8Array, index: number): Account {
  const { privateKey } = deriveEd25519(seed, [44, 501, index, 0]);
  const publicKey = ed25519.getPublicKey(privateKey);
  return {
    path: `m/44'/501'/${index}'/0'`,
    address: base58.encode(publicKey),
    privateKey: base58.encode(concatBytes(privateKey, publicKey)),
  };
}

function deriveSecp256k1(seed: Uint8Array, family: Secp256k1Family, index: number): Account {
  const path = family.path(index);
  const { privateKey, publicKey } = HDKey.fromMasterSeed(seed).derive(path);
  if (!privateKey || !publicKey) throw new Error(`No key at ${path}.`);
  return { path, address: family.address(publicKey), privateKey: family.privateKey(privateKey) };
}

/** The account of a family at an index, from the seed of a recovery phrase. */
export function deriveAccount(seed: Uint8Array, family: AccountFamily, index: number): Account {
  return family === 'solana'
    ? deriveSolana(seed, index)
    : deriveSecp256k1(seed, secp256k1Families[family], index);
}
