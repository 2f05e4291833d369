import { expect, test } from 'vitest';
import { extraChainHid } from './extra-chain-hid.ts';
import { familyChainHid } from './family-chain-hid.ts';

const quay = { ns: 'cosmos', chainId: 'quay-1' };
const free = () => false;

test('the same network has the same number, and others have others', () => {
  const hid = familyChainHid(quay, free);
  expect(familyChainHid({ ...quay }, free)).toBe(hid);
  expect(familyChainHid({ ...quay, chainId: 'quay-2' }, free)).not.toBe(hid);
  expect(familyChainHid({ ...quay, ns: 'solana' }, free)).not.toBe(hid);
});

test('a number that another network has is passed over', () => {
  const hid = familyChainHid(quay, free);
  expect(familyChainHid(quay, (asked) => asked === hid || asked === hid + 1)).toBe(hid + 2);
});

test('the numbers are above those of EVM chains and fit into the column', () => {
  const largestEvm = Math.max(extraChainHid(2_000_000_000), extraChainHid(140_000_023 * 1_000_000 - 1));
  for (let index = 0; index < 1_000; index += 1) {
    const hid = familyChainHid({ ns: 'cosmos', chainId: `chain-${index}` }, free);
    expect(hid).toBeGreaterThan(largestEvm);
    expect(hid).toBeLessThan(2 ** 31);
  }
});
