import { concatHex, numberToHex, type Hex } from 'viem';
import type { Surroundings } from './simulation.ts';

/* A piece of code that says what a simulation shows to contracts. A node that ignores what it was asked for would let a trap see that it is watched. */

/** Stores what an instruction gives as a word of the answer. PUSH1 and MSTORE are as old as the machine. */
const storing = (instruction: Hex, word: number): Hex =>
  concatHex([instruction, '0x60', numberToHex(word * 32, { size: 1 }), '0x52']);

/** TIMESTAMP, BASEFEE, GASPRICE, PREVRANDAO and COINBASE; a chain without a base fee does not know the second one, and answers zero. */
export const probeCode = ({ baseFee }: Surroundings): Hex =>
  concatHex([
    storing('0x42', 0),
    storing(baseFee === null ? '0x6000' : '0x48', 1),
    storing('0x3a', 2),
    storing('0x44', 3),
    storing('0x41', 4),
    '0x60a06000f3',
  ]);

/** Whether the probe saw the time that was asked for, and prices, randomness and fee recipient as in the real block. */
export function isSeenAsReal(around: Surroundings, afterSeconds: number, answer: Hex): boolean {
  if (answer.length !== 2 + 5 * 64) return false;
  const [time, baseFee, gasPrice, randomness, feeRecipient] = [0, 1, 2, 3, 4].map((word) =>
    BigInt(`0x${answer.slice(2 + word * 64, 66 + word * 64)}`),
  );
  const hasRandomness = around.prevRandao !== null && BigInt(around.prevRandao) !== 0n;
  return (
    time === around.timeSeconds + BigInt(afterSeconds) &&
    baseFee === (around.baseFee ?? 0n) &&
    gasPrice !== 0n &&
    (!hasRandomness || randomness !== 0n) &&
    (BigInt(around.feeRecipient) === 0n || feeRecipient !== 0n)
  );
}
