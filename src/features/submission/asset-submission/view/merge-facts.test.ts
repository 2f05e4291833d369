import { expect, test } from 'vitest';
import type { ReadTokenFacts } from '../model/token-facts.ts';
import { contractFields, listingFields } from '../model/asset-fields.ts';
import { createDraftFormat } from '#features/submission/submission-form/view/draft/saved-draft.ts';
import { readEntry, type AssetControls } from './asset-controls.ts';
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
const fields = { ...contractFields, total_supply: { type: 'number', max: 78 }, ...listingFields } as const;
const collection = createDraftFormat<AssetControls>(fields, readEntry).blank.fields;
const empty = { ...collection, decimal: '' };

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

test('what was typed is never overwritten, and the difference is reported', () => {
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
  const { change } = mergeFacts(collection, facts);
  expect(change).not.toHaveProperty('decimal');
});
