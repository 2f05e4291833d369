import { concatHex, numberToHex, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { isSeenAsReal, probeCode } from './probe.ts';
import type { Surroundings } from './simulation.ts';

const around: Surroundings = {
  ...{ number: 100n, timeSeconds: 1_000n, gasLimit: 30_000_000n, baseFee: 7n },
  feeRecipient: '0x00000000000000000000000000000000000000cc',
  prevRandao: `0x${'12'.repeat(32)}`,
};
const answerOf = (...words: bigint[]): Hex => concatHex(words.map((word) => numberToHex(word, { size: 32 })));

describe('the code of the probe', () => {
  it('stores time, base fee, price of gas, randomness and fee recipient, and returns the five words', () => {
    expect(probeCode(around)).toBe(
      '0x42600052' + '48602052' + '3a604052' + '44606052' + '41608052' + '60a06000f3',
    );
  });

  it('asks for no base fee on a chain without one', () => {
    expect(probeCode({ ...around, baseFee: null })).toBe(
      '0x42600052' + '6000602052' + '3a604052' + '44606052' + '41608052' + '60a06000f3',
    );
  });
});

describe('what it saw', () => {
  it('is as real where time, prices and randomness are', () => {
    expect(isSeenAsReal(around, 12, answerOf(1_012n, 7n, 9n, 5n, 12n))).toBe(true);
    expect(isSeenAsReal({ ...around, baseFee: null }, 12, answerOf(1_012n, 0n, 9n, 5n, 12n))).toBe(true);
    expect(isSeenAsReal({ ...around, prevRandao: null }, 12, answerOf(1_012n, 7n, 9n, 0n, 12n))).toBe(true);
  });

  it.each([
    ['another time', answerOf(1_001n, 7n, 9n, 5n, 12n)],
    ['no base fee', answerOf(1_012n, 0n, 9n, 5n, 12n)],
    ['no price of gas', answerOf(1_012n, 7n, 0n, 5n, 12n)],
    ['no randomness', answerOf(1_012n, 7n, 9n, 0n, 12n)],
    ['no fee recipient', answerOf(1_012n, 7n, 9n, 5n, 0n)],
    ['nothing', '0x' as Hex],
  ])('is not with %s', (_, answer) => {
    expect(isSeenAsReal(around, 12, answer)).toBe(false);
  });
});
