import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as encoder from '@ensdomains/address-encoder/coders';
import { ed25519 } from '@noble/curves/ed25519';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { getAddress, p2sh, p2wpkh } from '@scure/btc-signer/payment.js';
import { WIF } from '@scure/btc-signer';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts';
import { accountFamilies, deriveAccount } from './derive-accounts.ts';
import { deriveEd25519 } from './derive-ed25519.ts';
import { phraseSeed } from './phrase-seed.ts';

interface Vector {
  seed: string;
  path: string;
  publicKey: string;
  privateKey: string;
}

const vectors = <Shape>(name: string): readonly Shape[] =>
  JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), 'utf8')) as Shape[];

describe('the published vectors', () => {
  it.each(vectors<Vector>('bip-32'))('of BIP-32: $path', ({ seed, path, ...keys }) => {
    const node = HDKey.fromMasterSeed(hexToBytes(seed)).derive(path);
    expect({ publicKey: node.publicExtendedKey, privateKey: node.privateExtendedKey }).toEqual(keys);
  });

  it.each(vectors<Vector & { chainCode: string }>('slip-10-ed25519'))(
    'of SLIP-10: $path',
    ({ seed, path, publicKey, privateKey, chainCode }) => {
      const indexes = path.split('/').slice(1).map(Number.parseFloat);
      const node = deriveEd25519(hexToBytes(seed), indexes);
      expect(bytesToHex(node.privateKey)).toBe(privateKey);
      expect(bytesToHex(node.chainCode)).toBe(chainCode);
      expect(bytesToHex(ed25519.getPublicKey(node.privateKey))).toBe(publicKey);
    },
  );
});

const phrase = `${'abandon '.repeat(11)}about`;
let seed: Uint8Array;
beforeAll(async () => {
  seed = await phraseSeed(phrase, '');
});

describe('the accounts of a phrase that every wallet knows', () => {
  it.each([
    ['evm', 0, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    ['bitcoin', 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['bitcoin', 1, 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
    ['bitcoin-nested', 0, '37VucYSaXLCAsxYyAPfbSi9eh4iEcbShgf'],
    ['bitcoin-legacy', 0, '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA'],
    ['solana', 0, 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk'],
    ['tron', 0, 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  ] as const)('%s %i is %s', (family, index, address) => {
    expect(deriveAccount(seed, family, index).address).toBe(address);
  });

  it('has the private keys that BIP-84 publishes', () => {
    const keyOf = (index: number) => deriveAccount(seed, 'bitcoin', index).privateKey;
    expect(keyOf(0)).toBe('KyZpNDKnfs94vbrwhJneDi77V6jF64PWPF8x5cdJb8ifgg2DUc9d');
    expect(keyOf(1)).toBe('Kxpf5b8p3qX56DKEe5NqWbNUP9MnqoRFzZwHRtsFqhzuvUJsYZCy');
  });

  it('depends on the passphrase', async () => {
    const other = await phraseSeed(phrase, 'TREZOR');
    for (const family of accountFamilies)
      expect(deriveAccount(other, family, 0).address).not.toBe(deriveAccount(seed, family, 0).address);
  });
});

/** Public key of a Solana account as the system's own cryptography computes it. */
function systemPublicKey(secret: Uint8Array): Uint8Array {
  const prefix = hexToBytes('302e020100300506032b657004220420');
  const key = createPrivateKey({ key: Buffer.concat([prefix, secret]), format: 'der', type: 'pkcs8' });
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
}

describe('for any seed, another library computes the same address from the private key', () => {
  const seeds = fc.uint8Array({ minLength: 64, maxLength: 64 });
  const always = (check: (bytes: Uint8Array, index: number) => void) =>
    fc.assert(fc.property(seeds, fc.nat(2 ** 31 - 1), check), { numRuns: 25 });

  it('on EVM chains, also from the path', () => {
    always((bytes, index) => {
      const { address, privateKey } = deriveAccount(bytes, 'evm', index);
      expect(privateKeyToAddress(privateKey as `0x${string}`)).toBe(address);
    });
    expect(mnemonicToAccount(phrase, { addressIndex: 7 }).address).toBe(
      deriveAccount(seed, 'evm', 7).address,
    );
  });

  it('on Bitcoin', () => {
    always((bytes, index) => {
      const keyOf = (family: 'bitcoin' | 'bitcoin-nested' | 'bitcoin-legacy') =>
        deriveAccount(bytes, family, index);
      const read = (text: string) => WIF().decode(text);
      const [native, nested, legacy] = [keyOf('bitcoin'), keyOf('bitcoin-nested'), keyOf('bitcoin-legacy')];
      expect(getAddress('wpkh', read(native.privateKey))).toBe(native.address);
      expect(getAddress('pkh', read(legacy.privateKey))).toBe(legacy.address);
      const publicKey = HDKey.fromMasterSeed(bytes).derive(nested.path).publicKey!;
      expect(p2sh(p2wpkh(publicKey)).address).toBe(nested.address);
    });
  });

  it('on TRON', () => {
    always((bytes, index) => {
      const { address, privateKey } = deriveAccount(bytes, 'tron', index);
      const account = hexToBytes(privateKeyToAddress(`0x${privateKey}`).slice(2));
      expect(bytesToHex(encoder.decodeTrxAddress(address)).slice(-40)).toBe(bytesToHex(account));
    });
  });

  it('on Solana', () => {
    always((bytes, index) => {
      const { address, privateKey } = deriveAccount(bytes, 'solana', index);
      const [secret, publicKey] = [
        base58.decode(privateKey).slice(0, 32),
        base58.decode(privateKey).slice(32),
      ];
      expect(base58.encode(systemPublicKey(secret))).toBe(address);
      expect(base58.encode(publicKey)).toBe(address);
    });
  });
});
