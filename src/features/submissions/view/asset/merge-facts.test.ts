import { expect, test } from 'vitest';
import type { ReadTokenFacts } from '../../model/token/token-facts.ts';
import { nftDraftKind } from '../nft/nft-draft-kind.ts';
import { tokenDraftKind } from '../token/token-draft-kind.ts';
import { mergeFacts } from './merge-facts.ts';

const facts: ReadTokenFacts = {
  status: 'read',
  name: 'Lantern',
  symbol: 'LNT',
  decimals: 18,
  total_supply: '1000',
  owner: null,
  proxy: null,
  findings: [],
};
const empty = tokenDraftKind.format.blank.fields;

test('empty fields are filled in and marked', () => {
  const { change, differences } = mergeFacts(empty, facts);
  expect(change).toEqual({
    name: 'Lantern',
    symbol: 'LNT',
    decimal: '18',
    total_supply: '1000',
    read: { name: 'Lantern', symbol: 'LNT', decimal: '18', total_supply: '1000' },
  });
  expect(differences).toEqual([]);
});

test('what was typed is never overwritten, and the difference is told', () => {
  const { change, differences } = mergeFacts({ ...empty, name: 'Lantern Token' }, facts);
  expect(change).not.toHaveProperty('name');
  expect(differences).toEqual([{ field: 'name', typed: 'Lantern Token', read: 'Lantern' }]);
});

test('what was read from one contract gives way to the next one', () => {
  const before = { ...empty, name: 'Other', symbol: 'OWN', read: { name: 'Other', symbol: 'OTH' } };
  const { change, differences } = mergeFacts(before, facts);
  expect(change).toMatchObject({ name: 'Lantern' });
  expect(differences.map(({ field }) => field)).toEqual(['symbol']);
});

test('a collection has no decimals to fill in', () => {
  const { change } = mergeFacts(nftDraftKind.format.blank.fields, facts);
  expect(change).not.toHaveProperty('decimal');
});
