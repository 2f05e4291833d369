import { expect, it } from 'vitest';
import type { Hex } from 'viem';
import type { Asset } from './asset.ts';
import { enteredOf, linesOut, readBatchFile, writeBatchFile } from './batch-file.ts';
import { parseRecipients } from './list/parse-recipients.ts';
import { createList, listIdOf, withChunk, type PaymentList } from './sending/payment-list.ts';

const token: Hex = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const contract: Hex = '0xccf7b4730a5a9636265df7300ef16d7f412493c8';
const account: Hex = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const asset: Asset = { kind: 'token', token, symbol: 'TPT', decimals: 6 };
const here = { key: 'bsc', chainId: 56, contract };

/** The second line has no payment, the fourth was skipped, and the first is paid. */
function begunList(change: Partial<PaymentList> = {}): PaymentList {
  const row = (index: number, line: number, amount: bigint) => ({
    ...{ index, line, amount },
    address: `0x${String(line).repeat(40)}` as Hex,
  });
  const list = createList({
    ...{ network: 'bsc', chainId: 56, contract, account, asset, round: 2, size: 1 },
    rows: [row(0, 1, 1_234_000n), row(2, 5, 250_000_000n)],
    skipped: [row(1, 4, 1n)],
    leftOut: [
      { line: 2, kind: 'checksum' },
      { line: 4, kind: 'rejected' },
    ],
    ...{ gasEach: 40_000n, gasCap: 15_000_000n, startBlock: 7n },
    ...change,
  });
  return withChunk(list, 0, { state: { state: 'paid', hash: null }, block: 8n });
}

const read = (list: PaymentList) => readBatchFile(writeBatchFile(list), [here]);

it('a list is read again from its file, on a site that has its network and contract', () => {
  expect(read(begunList())).toMatchObject({ id: begunList().id, account, round: 2, startBlock: 7n });
  expect(read(begunList({ contract: account }))).toBe('elsewhere');
  expect(read(begunList({ chainId: 1 }))).toBe('elsewhere');
  expect(read(begunList({ network: 'eth' }))).toBe('elsewhere');
});

it('the id of a changed file is computed again', () => {
  const changed = writeBatchFile(begunList()).replaceAll('"1234000"', '"9234000"');
  const list = readBatchFile(changed, [here]);
  expect(list).toMatchObject({ rows: [{ amount: 9_234_000n }, {}] });
  expect(typeof list === 'string' ? list : list.id).not.toBe(begunList().id);
});

it('another version and other files are refused', () => {
  const file = writeBatchFile(begunList());
  expect(readBatchFile(file.replace('"version":1', '"version":2'), [here])).toBe('version');
  for (const text of ['', '{}', 'null', '[1]', file.slice(0, -9), file.replace('batch-payment', 'receipt')])
    expect(readBatchFile(text, [here])).toBe('unread');
  expect(readBatchFile('{"form":"batch-payment","version":1}', [here])).toBe('unread');
});

it('the text of a list reads as the same list: lines at their places, and no amount in doubt', () => {
  const list = begunList();
  const entered = enteredOf(list, true);
  expect(entered).toMatchObject({ network: 'bsc', kind: 'token', token });
  const { recipients, faults, open } = parseRecipients(entered.text, asset.decimals);
  expect([faults, open]).toEqual([[], null]);
  expect(recipients.map(({ line, amount }) => [line, amount])).toEqual([
    [1, 1_234_000n],
    [4, 1n],
    [5, 250_000_000n],
  ]);
  const rows = recipients.map((recipient, index) => ({ ...recipient, index }));
  expect(listIdOf({ ...list, rows, skipped: [] })).toBe(list.id);
  expect(linesOut(list, 'rejected')).toEqual([4]);
});

it('numbers of lines that no list has do not make a long text', () => {
  const list = begunList();
  const far = list.rows.map((row) => ({ ...row, line: Number.MAX_SAFE_INTEGER }));
  expect(enteredOf({ ...list, rows: far }, true).text.length).toBeLessThan(300_000);
});

it('a name is in the file with its address, and is entered where names can be looked up', () => {
  const plain = begunList();
  const list = begunList({
    rows: plain.rows.map((row) => (row.line === 5 ? { ...row, name: '🚢.eth' } : row)),
  });
  const again = read(list);
  if (typeof again === 'string') throw new Error(again);
  const { address } = list.rows[1]!;
  expect([again.id, again.rows[1]]).toEqual([plain.id, expect.objectContaining({ name: '🚢.eth', address })]);
  const entered = enteredOf(again, true);
  expect(entered.text.split('\n')[4]).toMatch(/^🚢\.eth,/);
  expect(entered.names).toEqual({ 'bsc 🚢.eth': { name: '🚢.eth', address } });
  expect(enteredOf(again, false)).toEqual(enteredOf(plain, true));
});

it('a text that is no name is none in a file: it could be several lines', () => {
  const file = (name: string) =>
    writeBatchFile(begunList({ rows: begunList().rows.map((row) => ({ ...row, name })) }));
  expect(readBatchFile(file('a.eth'), [here])).toMatchObject({ rows: [{ name: 'a.eth' }, {}] });
  for (const name of ['a.eth,5', 'a.eth\n0x12', 'a b.eth', `${'a'.repeat(256)}.eth`, 'a'])
    expect(readBatchFile(file(name), [here])).toBe('unread');
});
