import { encodeAbiParameters, numberToHex, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { SimulatedAnswer } from '../../model/simulation.ts';
import { readMovement, readPurchase, readSale } from './buyer-calls.ts';

const word = (value: bigint): SimulatedAnswer => ({ ok: true, data: numberToHex(value, { size: 32 }) });
const owed = (...amounts: bigint[]): SimulatedAnswer => ({
  ok: true,
  data: encodeAbiParameters([{ type: 'uint256[]' }], [amounts]),
});
const nothing: SimulatedAnswer = { ok: true, data: '0x' as Hex };
const reverted = (reason: string): SimulatedAnswer => ({ ok: false, reason });

describe('a sale', () => {
  it('is what is owed and what arrived', () => {
    expect(readSale([word(1n), owed(5n, 100n), word(7n), nothing, word(97n)])).toEqual({
      ...{ ok: true, reason: '', sent: 100n, arrived: 90n },
    });
  });

  it('works with an approval of before', () => {
    const sale = readSale([reverted('twice'), owed(5n, 100n), word(0n), nothing, word(100n)]);
    expect(sale).toMatchObject({ ok: true, reason: '' });
  });

  it('that fails says what the router says, although the approval failed, too', () => {
    const router = 'TransferHelper: TRANSFER_FROM_FAILED';
    const sale = readSale([reverted('not yet'), owed(5n, 100n), word(0n), reverted(router), word(0n)]);
    expect(sale).toMatchObject({ ok: false, reason: `${router}; not yet` });
    const long = readSale([reverted('x'.repeat(200)), owed(1n), word(0n), reverted(router), word(0n)]);
    expect(long.reason).toHaveLength(200);
  });
});

describe('a movement', () => {
  it('is none where the token answers false, and one where it answers nothing', () => {
    expect(readMovement([word(0n), word(0n), word(0n)], 5n)).toMatchObject({ ok: false, reason: 'false' });
    expect(readMovement([word(0n), nothing, word(5n)], 5n)).toMatchObject({ ok: true, arrived: 5n });
  });

  it('never arrives as less than nothing', () => {
    expect(readMovement([word(9n), nothing, word(3n)], 5n).arrived).toBe(0n);
    expect(readMovement([], 5n)).toMatchObject({ ok: false, arrived: 0n });
  });
});

it('a purchase is measured by what arrived, whatever the router answers', () => {
  const answers = [nothing, word(1n), owed(5n, 100n), word(2n), nothing, word(99n)];
  expect(readPurchase(answers)).toEqual({ ok: true, reason: '', sent: 100n, arrived: 97n });
});
