import { expect, it } from 'vitest';
import { getAddress, type Hex } from 'viem';
import type { Asset } from './asset.ts';
import { enteredOf } from './batch-file.ts';
import { emptyDraft, isDraftOf, parseDraft, payerOf, tokenOf, writeDraft, type Draft } from './draft.ts';
import { parseRecipients } from './list/parse-recipients.ts';
import { createList, type PaymentList } from './sending/payment-list.ts';

const token: Hex = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const asset: Asset = { kind: 'token', token, symbol: 'TPT', decimals: 6 };
const [one, two] = ['1', '2'].map((digit) => `0x${digit.repeat(40)}`);

/** Typed as people do: with a header, a line that cannot be read, and amounts that only the answer explains. */
const draft: Draft = {
  ...{ network: 'bsc', kind: 'token', token: ` ${token.toUpperCase().replace('X', 'x')}` },
  text: `address;amount\n${one};1.234\nnonsense;1\n${two};2.500`,
  names: {},
  answer: { typed: '1.234', meaning: 'thousands' },
  leavesOut: true,
  payer: one!,
};

function listOf({ text, answer }: Draft): PaymentList {
  const { recipients } = parseRecipients(text, asset.decimals, answer);
  return createList({
    ...{ network: 'bsc', chainId: 56, contract: token, account: token, asset, round: 0, size: 2 },
    rows: recipients.map((recipient, index) => ({ ...recipient, index })),
    ...{ skipped: [], leftOut: [], gasEach: 40_000n, gasCap: 15_000_000n, startBlock: 7n },
  });
}

it('a draft is read again as it was kept, but the decision about lines with errors is made again', () => {
  const { leavesOut, ...kept } = draft;
  expect([leavesOut, parseDraft(JSON.parse(writeDraft(draft)))]).toEqual([true, kept]);
});

it.each([undefined, null, '', {}, { ...draft, kind: 'nft' }, { ...draft, answer: { typed: '1' } }])(
  'anything else in the storage is no draft (%j)',
  (given) => {
    expect(parseDraft(given)).toBeUndefined();
  },
);

it('a list is of the text that it was made of, and of no other one', () => {
  const list = listOf(draft);
  expect(list.rows.map(({ line, amount }) => [line, amount])).toEqual([
    [2, 1_234_000_000n],
    [4, 2_500_000_000n],
  ]);
  expect(isDraftOf(list, draft)).toBe(true);
  expect(isDraftOf(list, { ...emptyDraft, ...enteredOf(list, true) })).toBe(true);
  const changes: Partial<Draft>[] = [
    { text: '' },
    { text: `${draft.text}\n${one};7` },
    { answer: { typed: '1.234', meaning: 'decimals' } },
    { network: 'eth' },
    { kind: 'coin' },
    { token: one! },
  ];
  for (const change of changes)
    expect(isDraftOf(list, { ...draft, ...change }), Object.keys(change)[0]).toBe(false);
});

it('an address is known once it is typed as a whole; coins have none', () => {
  expect(tokenOf(draft)).toBe(token);
  expect(tokenOf({ kind: 'token', token: token.slice(0, -1) })).toBeUndefined();
  expect(tokenOf({ kind: 'coin', token })).toBeNull();
  expect([payerOf(draft), payerOf({ payer: '0x12' }), payerOf(emptyDraft)]).toEqual([one, null, null]);
});

it('a list with a name is of its draft as long as the name leads to the same address, and not of older drafts without it', () => {
  const named = { name: 'crew.eth', address: getAddress(one!) };
  const typed: Draft = {
    ...{ ...draft, text: `Crew.eth;1.234\n${two};2.500` },
    names: { 'bsc Crew.eth': named },
  };
  const kept = parseDraft(JSON.parse(writeDraft(typed)));
  expect(kept?.names).toEqual(typed.names);
  const list = listOf({ ...typed, text: typed.text.replace('Crew.eth', one!) });
  expect(isDraftOf(list, typed)).toBe(true);
  expect(isDraftOf(list, { ...typed, names: {} })).toBe(false);
  expect(isDraftOf(list, { ...typed, names: { 'eth Crew.eth': named } })).toBe(false);
  const { names: _, ...older } = JSON.parse(writeDraft(draft)) as Record<string, unknown>;
  expect(parseDraft(older)?.names).toEqual({});
  expect(
    parseDraft({ ...draft, names: { 'bsc a.eth': { name: 'a.eth', address: '0x12' } } }),
  ).toBeUndefined();
});
