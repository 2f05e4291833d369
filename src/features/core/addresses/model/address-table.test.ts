import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as encoder from '@ensdomains/address-encoder/coders';
import { Address as BitcoinAddress } from '@scure/btc-signer/payment.js';
import { Address as TonAddress } from '@ton/core';
import { isAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { addressIssue, isEvmNetwork } from './address-form.ts';
import { networkKeys, type NetworkKey } from '#features/core/chains/model/network-key.ts';
import { canonicalAddress } from './canonical-address.ts';

const folder = join(import.meta.dirname, '../../../../../tests/fixtures/addresses');
const readRows = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('\t') as [NetworkKey, string, string, string]);

const real = readRows('real.tsv');
const broken = readRows('broken.tsv');

/** Does a well-kept library take it? Undefined where there is none for the network's form. */
const libraries: Partial<Record<NetworkKey, (address: string) => unknown>> = {
  btc: (address) => BitcoinAddress().decode(address),
  doge: encoder.decodeDogeAddress,
  tron: encoder.decodeTrxAddress,
  dot: encoder.decodeDotAddress,
  kusama: encoder.decodeKsmAddress,
  solana: encoder.decodeSolAddress,
  cosmos: encoder.decodeAtomAddress,
  ton: (address) => TonAddress.parse(address),
  harmony: encoder.decodeOneAddress,
  fvm: encoder.decodeFilAddress,
};

function libraryTakes(network: NetworkKey, address: string): boolean | undefined {
  const takesEvm = isEvmNetwork(network) || ['harmony', 'okexchain', 'zeta', 'fvm'].includes(network);
  if (takesEvm && /^0x/i.test(address)) return isAddress(address);
  const decode = libraries[network];
  // The library is older than f4.
  if (!decode || address.startsWith('f4')) return undefined;
  try {
    decode(address);
    return true;
  } catch {
    return false;
  }
}

describe('the table of addresses', () => {
  test('is large, and covers every network with real and broken ones', () => {
    for (const rows of [real, broken]) {
      expect(rows.length).toBeGreaterThanOrEqual(300);
      expect(new Set(rows.map(([network]) => network))).toEqual(new Set(networkKeys));
      expect(new Set(rows.map(([network, address]) => `${network} ${address}`)).size).toBe(rows.length);
    }
  });

  test.each(real)('%s takes %s (%s)', (network, address) => {
    expect(addressIssue(network, address)).toBeUndefined();
    // A canonical form is one: writing it once more changes nothing.
    const canonical = canonicalAddress(network, address);
    expect(addressIssue(network, canonical)).toBeUndefined();
    expect(canonicalAddress(network, canonical)).toBe(canonical);
  });

  test.each(broken)('%s refuses %s as %s (%s)', (network, address, issue) => {
    expect(addressIssue(network, address)).toBe(issue);
  });
});

describe('libraries agree', () => {
  /** EVM addresses all in capitals carry no checksum; viem asks for one all the same. */
  const isCapital = (address: string) => /^0x[0-9A-F]{40}$/.test(address);
  /** Versions of Bitcoin scripts that have no meaning yet; the standard lets wallets send to them. */
  const isFutureScript = (address: string) => /^bc1(?:s|z|pw508)/i.test(address);

  test('with every real address', () => {
    const disagreed = real.filter(
      ([network, address]) =>
        libraryTakes(network, address) === false && !isCapital(address) && !isFutureScript(address),
    );
    expect(disagreed).toEqual([]);
  });

  /** What the rules refuse and a library takes, each for a reason. */
  const stricter = new Set([
    'the zero address',
    'the zero address, raw',
    '@ton/core: bounceable, for test networks only',
    '@ton/core: not bounceable, for test networks only',
    '@ton/core: in the other alphabet',
    'no such workchain',
    'version of the first test network',
    '19 bytes',
    'a number above 63 bits',
    'a number with a zero in front',
  ]);
  /** The library looks at no version byte there. */
  const isOtherVersion = (network: NetworkKey, why: string) =>
    network === 'tron' && why === 'an address of Bitcoin';

  test('with every broken address, but for those that the rules refuse for a reason of their own', () => {
    const taken = broken.filter(([network, address]) => libraryTakes(network, address));
    const reasons = taken.filter(([network, , , why]) => !isOtherVersion(network, why)).map((row) => row[3]);
    expect(new Set(reasons)).toEqual(stricter);
  });
});
