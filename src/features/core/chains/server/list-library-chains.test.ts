import { expect, it } from 'vitest';
import { extraChainHid } from '../model/extra-chain-hid.ts';
import { listLibraryChains } from './list-library-chains.ts';

it('gives every chain of the library a unique id that fits both databases', () => {
  const chains = listLibraryChains();
  expect(new Set(chains.map((chain) => chain.hid)).size).toBe(chains.length);
  for (const { hid } of chains) {
    expect(hid).toBeGreaterThan(100_000);
    expect(hid).toBeLessThan(2 ** 31);
  }
  expect(extraChainHid(8453)).toBe(108_453);
});

it('distinguishes main networks from test and development ones', () => {
  const chains = new Map(listLibraryChains().map((chain) => [chain.chainId, chain]));
  expect(chains.get(1)).toMatchObject({ title: 'Ethereum', test: false, icon: 'ethereum' });
  expect(chains.get(11155111)?.test).toBe(true);
  expect(chains.get(31337)?.test).toBe(true);
  // Its name alone says so: the library has it as one of the others.
  expect(chains.get(9700)?.test).toBe(true);
  expect(chains.get(11100)?.test).toBe(false);
});
