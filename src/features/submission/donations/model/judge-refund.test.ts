import { describe, expect, it } from 'vitest';
import { judgeRefund } from './judge-refund.ts';
import { clockSkewMs } from './judge-transfer.ts';

const token = '0x00000000000000000000000000000000000000aa';
const other = '0x00000000000000000000000000000000000000bb';
const team = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const sender = '0x00000000000000000000000000000000000000CC';
const amountUnits = 200_473_100_000_000_000_000n;
const minedSeconds = 1_772_600_000;

const expected = { tokenContract: token, tokenDecimals: 18, receivingAddress: team, confirmations: 3 };
const transfer = { token, from: sender, to: team.toLowerCase(), units: amountUnits };

/** A refund as it should be, but for what a test says. */
function judge(
  seen: Partial<Parameters<typeof judgeRefund>[0]['seen']> = {},
  paidTime: string | undefined = new Date(minedSeconds * 1000 - 60_000).toISOString(),
) {
  const mined = { succeeded: true, to: token, valueUnits: 0n, transfers: [transfer] };
  const block = { blockNumber: 100n, blockTimeSeconds: minedSeconds, headNumber: 110n };
  return judgeRefund({ seen: { ...mined, ...block, ...seen }, amountUnits, expected, paidTime });
}

describe('judgeRefund', () => {
  it('proves a transfer of the amount to the receiver, and says who sent it', () => {
    expect(judge()).toMatchObject({
      kind: 'accepted',
      sender: sender.toLowerCase(),
      detail: { seen_amount: '200.4731', block_number: '100', confirmations: 11 },
    });
  });

  it('finds the refund among other transfers of the transaction', () => {
    const others = [
      { ...transfer, token: other, from: token },
      { ...transfer, units: 1n, from: other },
    ];
    expect(judge({ transfers: [...others, transfer] })).toMatchObject({
      kind: 'accepted',
      sender: sender.toLowerCase(),
    });
  });

  it('waits for confirmations', () => {
    expect(judge({ headNumber: 101n })).toMatchObject({ kind: 'waiting', code: 'awaiting-confirmations' });
  });

  it('does not count what an address sends to itself, however it is written', () => {
    expect(judge({ transfers: [{ ...transfer, from: team }] })).toMatchObject({
      kind: 'refused',
      code: 'wrong-token',
    });
  });

  it.each([
    ['reverted', { succeeded: false }],
    ['wrong-amount', { transfers: [{ ...transfer, units: amountUnits - 1n }] }],
    ['wrong-receiver', { transfers: [{ ...transfer, to: other }] }],
    ['wrong-token', { transfers: [{ ...transfer, token: other }] }],
  ])('refuses it as %s', (code, seen) => {
    expect(judge(seen)).toMatchObject({ kind: 'refused', code });
  });

  it('names the amount that was recorded beside another one', () => {
    expect(judge({ transfers: [{ ...transfer, units: 10n ** 18n }] })).toMatchObject({
      detail: { seen_amount: '1', expected_amount: '200.4731' },
    });
  });

  it('refuses what was mined before the payment, beyond the error of clocks', () => {
    const paid = (aheadMs: number) => new Date(minedSeconds * 1000 + aheadMs).toISOString();
    expect(judge({}, paid(clockSkewMs))).toMatchObject({ kind: 'accepted' });
    expect(judge({}, paid(clockSkewMs + 1))).toMatchObject({ kind: 'refused', code: 'mined-before-payment' });
  });

  it('takes any time where the chain did not say when the payment was mined', () => {
    const seen = { succeeded: true, to: token, valueUnits: 0n, transfers: [transfer] };
    const early = { ...seen, blockNumber: 100n, blockTimeSeconds: 1, headNumber: 110n };
    expect(judgeRefund({ seen: early, amountUnits, expected, paidTime: undefined })).toMatchObject({
      kind: 'accepted',
    });
  });
});
