import fc from 'fast-check';
import { encodeFunctionData, erc20Abi, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { encodeTransfer } from './encode-transfer.ts';

const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const);

describe('encodeTransfer', () => {
  it('matches viem for every receiver and amount', () => {
    fc.assert(
      fc.property(address, fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }), (receiver, amount) => {
        const expected = encodeFunctionData({
          abi: erc20Abi,
          functionName: 'transfer',
          args: [receiver, amount],
        });
        expect(encodeTransfer(receiver, amount.toString())).toBe(expected);
        expect(encodeTransfer(getAddress(receiver), amount.toString())).toBe(expected);
      }),
    );
  });

  it.each([
    ['0x12', '1'],
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '-1'],
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '1.5'],
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', (1n << 256n).toString()],
  ])('refuses %s, %s', (receiver, amount) => {
    expect(() => encodeTransfer(receiver, amount)).toThrow(RangeError);
  });
});
