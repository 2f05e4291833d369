import { createECDH, createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as encoder from '@ensdomains/address-encoder/coders';
import { ed25519 } from '@noble/curves/ed25519';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { base58, bech32 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { getAddress, p2sh, p2wpkh } from '@scure/btc-signer/payment.js';
import { NETWORK, WIF } from '@scure/btc-signer';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts';
import { accountFamilies, deriveAccount, deriveAt } from './derive-accounts.ts';
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
    // BIP-86
    ['bitcoin-taproot', 0, 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
    ['bitcoin-taproot', 1, 'bc1p4qhjn9zdvkux4e44uhx8tc55attvtyu358kutcqkudyccelu0was9fqzwh'],
    ['litecoin', 0, 'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh'],
    ['dogecoin', 0, 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC'],
    ['xrp', 0, 'rHsMGQEkVNJmpGWs8XUBoTBiAAbwxZN5v3'],
    ['cosmos', 0, 'cosmos19rl4cm2hmr8afy4kldpxz3fka4jguq0auqdal4'],
    ['aptos', 0, '0xeb663b681209e7087d681c5d3eed12aaa8e1915e7c87794542c3f96e94b3d3bf'],
    ['sui', 0, '0x5e93a736d04fbb25737aa40bee40171ef79f65fae833749e3c089fe7cc2161f1'],
  ] as const)('%s %i is %s', (family, index, address) => {
    expect(deriveAccount(seed, family, index).address).toBe(address);
  });

  it('has the private keys that BIP-84 publishes', () => {
    const keyOf = (index: number) => deriveAccount(seed, 'bitcoin', index).privateKey;
    expect(keyOf(0)).toBe('KyZpNDKnfs94vbrwhJneDi77V6jF64PWPF8x5cdJb8ifgg2DUc9d');
    expect(keyOf(1)).toBe('Kxpf5b8p3qX56DKEe5NqWbNUP9MnqoRFzZwHRtsFqhzuvUJsYZCy');
  });

  it.each([
    {
      family: 'sui',
      words:
        'film crazy soon outside stand loop subway crumble thrive popular green nuclear struggle pistol arm wife phrase warfare march wheat nephew ask sunny firm',
      address: '0xa2d14fad60c56049ecf75246a481934691214ce413e6a8ae2fe6834c173a6133',
      privateKey: 'suiprivkey1qrwsjvr6gwaxmsvxk4cfun99ra8uwxg3c9pl0nhle7xxpe4s80y05ctazer',
    },
    {
      family: 'aptos',
      words: 'shoot island position soft burden budget tooth cruel issue economy destroy above',
      address: '0x07968dab936c1bad187c60ce4082f307d030d780e91e694ae03aef16aba73f30',
      privateKey: '0x5d996aa76b3212142792d9130796cd2e11e3c445a93118c08414df4f66bc60ec',
    },
  ] as const)(
    'has the private keys that the SDK of $family publishes',
    async ({ family, words, ...keys }) => {
      expect(deriveAccount(await phraseSeed(words, ''), family, 0)).toMatchObject(keys);
    },
  );

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

describe('an account at another path', () => {
  it.each(vectors<Vector>('bip-32').filter(({ path }) => path !== 'm'))(
    'has the key of BIP-32: $path',
    ({ seed: hex, path, privateKey }) => {
      const published = HDKey.fromExtendedKey(privateKey).privateKey ?? new Uint8Array();
      expect(deriveAt(hexToBytes(hex), 'tron', path)).toMatchObject({
        path,
        privateKey: bytesToHex(published),
      });
    },
  );

  it.each(vectors<Vector>('slip-10-ed25519').filter(({ path }) => path !== 'm'))(
    'has the key of SLIP-10: $path',
    ({ seed: hex, path, publicKey }) => {
      expect(deriveAt(hexToBytes(hex), 'solana', path).address).toBe(base58.encode(hexToBytes(publicKey)));
    },
  );
});

/** Hash of the public key of a private key in hex, as the system's own cryptography computes it. */
function systemHash160(privateKey: string): Buffer {
  const pair = createECDH('secp256k1');
  pair.setPrivateKey(privateKey, 'hex');
  const sha256 = createHash('sha256').update(pair.getPublicKey(null, 'compressed')).digest();
  return createHash('ripemd160').update(sha256).digest();
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
      const taproot = deriveAccount(bytes, 'bitcoin-taproot', index);
      expect(getAddress('tr', read(taproot.privateKey))).toBe(taproot.address);
    });
  });

  it('on Litecoin and Dogecoin', () => {
    const ltc = { ...NETWORK, bech32: 'ltc', pubKeyHash: 0x30, scriptHash: 0x32, wif: 0xb0 };
    const doge = { ...NETWORK, bech32: 'doge', pubKeyHash: 0x1e, scriptHash: 0x16, wif: 0x9e };
    always((bytes, index) => {
      const [light, dog] = [deriveAccount(bytes, 'litecoin', index), deriveAccount(bytes, 'dogecoin', index)];
      expect(getAddress('wpkh', WIF(ltc).decode(light.privateKey), ltc)).toBe(light.address);
      expect(getAddress('pkh', WIF(doge).decode(dog.privateKey), doge)).toBe(dog.address);
    });
  });

  it('on the XRP Ledger and Cosmos Hub', () => {
    always((bytes, index) => {
      const [xrp, cosmos] = [deriveAccount(bytes, 'xrp', index), deriveAccount(bytes, 'cosmos', index)];
      expect(bytesToHex(encoder.decodeXrpAddress(xrp.address))).toBe(
        `00${systemHash160(xrp.privateKey).toString('hex')}`,
      );
      expect(bytesToHex(encoder.decodeAtomAddress(cosmos.address))).toBe(
        systemHash160(cosmos.privateKey).toString('hex'),
      );
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

  it('on Aptos and Sui, whose keys are those of the address', () => {
    always((bytes, index) => {
      const aptos = deriveAccount(bytes, 'aptos', index);
      const secret = hexToBytes(aptos.privateKey.slice(2));
      const hash = createHash('sha3-256').update(systemPublicKey(secret)).update(Uint8Array.of(0));
      expect(aptos.address).toBe(`0x${hash.digest('hex')}`);
      const { privateKey } = deriveAccount(bytes, 'sui', index);
      const { prefix, bytes: flagged } = bech32.decodeToBytes(privateKey);
      expect([prefix, flagged[0], flagged.length]).toEqual(['suiprivkey', 0, 33]);
      const node = deriveEd25519(bytes, [44, 784, index, 0, 0]);
      expect(bytesToHex(flagged.slice(1))).toBe(bytesToHex(node.privateKey));
    });
  });
});
