import { decodeAbiParameters, toFunctionSelector, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { listAttempts, powerFunctions, powers, type PowerFunction } from './powers.ts';

const target = { account: '0x00000000000000000000000000000000000000aa' as Hex, supply: 1_000_000n };
const all = powers.flatMap((power) =>
  [...powerFunctions[power].values()].map((signature): PowerFunction => ({ power, signature })),
);
const wordsOf = (data: Hex) => (data.length - 10) / 64;

describe('the attempts of a function', () => {
  it.each(all)('$signature are calls of it, in whole words', (fn) => {
    const attempts = listAttempts(fn, target);
    expect(attempts.length).toBeGreaterThan(0);
    for (const data of attempts) {
      expect(data.slice(0, 10)).toBe(toFunctionSelector(`function ${fn.signature}`));
      expect(Number.isInteger(wordsOf(data))).toBe(true);
    }
  });

  it('raise a fee from one to all of it', () => {
    const attempts = listAttempts({ power: 'fee-change', signature: 'setFees(uint256,uint256)' }, target);
    const decoded = attempts.map((data) =>
      decodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], `0x${data.slice(10)}`),
    );
    expect(decoded.at(0)).toEqual([1n, 1n]);
    expect(decoded.at(-1)).toEqual([10_000n, 10_000n]);
    expect(decoded.map(([fee]) => fee)).toEqual(
      decoded.map(([fee]) => fee).toSorted((a, b) => Number(a - b)),
    );
  });

  it('block the buyer, and switch trading off', () => {
    const flags = [{ type: 'address' }, { type: 'bool' }] as const;
    const [block] = listAttempts({ power: 'blacklist', signature: 'setBot(address,bool)' }, target);
    const [blocked, isOn] = decodeAbiParameters(flags, `0x${block!.slice(10)}`);
    expect([blocked.toLowerCase(), isOn]).toEqual([target.account, true]);
    const [off] = listAttempts({ power: 'limits', signature: 'setTrading(bool)' }, target);
    expect(BigInt(`0x${off!.slice(10)}`)).toBe(0n);
  });

  it('create more tokens than there are', () => {
    const attempts = listAttempts({ power: 'mint', signature: 'issue(uint256)' }, target);
    expect(attempts.map((data) => BigInt(`0x${data.slice(10)}`))).toEqual([100_000n, 10_000_000n]);
  });
});
