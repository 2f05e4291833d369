import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readRequestSchema } from './read-request.ts';

const payer = `0x${'a1'.repeat(20)}`;
const token = `0x${'b2'.repeat(20)}`;
const contract = `0x${'c3'.repeat(20)}`;

const approvalOf = (spender: string) => ({
  ...{ from: payer, to: token },
  data: `0x095ea7b3${'0'.repeat(24)}${spender.slice(2)}${'7'.padStart(64, '0')}`,
});
const payment = { from: payer, to: contract, data: `0x87d63304${'00'.repeat(96)}`, gas: '0xf00000' };
const approval = approvalOf(contract);

const isTaken = (calls: readonly object[], more: object = {}, block: object = {}) =>
  v.safeParse(readRequestSchema, {
    calls: [
      {
        method: 'eth_simulateV1',
        params: [
          { blockStateCalls: [{ calls, ...block }], validation: false, traceTransfers: false, ...more },
          'latest',
        ],
      },
    ],
  }).success;

test('an approval and the payments that need it can be simulated', () => {
  expect(isTaken([approval, payment])).toBe(true);
  expect(isTaken([approval, approval, payment, payment])).toBe(true);
});

describe('any other simulation is refused', () => {
  const other = `0x${'d4'.repeat(20)}`;
  test.each([
    ['an approval alone', [approval, approval]],
    ['a payment alone', [payment, payment]],
    ['a payment before its approval', [payment, approval]],
    ['an approval of another contract', [approvalOf(other), payment]],
    ['approvals of two tokens', [approval, { ...approval, to: other }, payment]],
    ['two accounts', [approval, { ...payment, from: other }]],
    ['another call of the contract', [approval, { ...payment, data: '0x12345678' }]],
    ['coins', [approval, { ...payment, value: '0x1' }]],
    ['more than eight calls', [approval, ...Array.from({ length: 8 }, () => payment)]],
  ])('%s', (_, calls) => {
    expect(isTaken(calls)).toBe(false);
  });

  test('with overrides, or several blocks', () => {
    const calls = [approval, payment];
    expect(isTaken(calls, {}, { stateOverrides: {} })).toBe(false);
    expect(isTaken(calls, {}, { blockOverrides: {} })).toBe(false);
    expect(isTaken(calls, { blockStateCalls: [{ calls }, { calls }] })).toBe(false);
    expect(isTaken(calls, { validation: true })).toBe(false);
  });
});
