import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newNetworkSchema } from './new-network.ts';

const fields = {
  ...{ ns: 'cosmos', chain_id: 'quay-1', title: 'Quay Hub', short: 'QUAY', icon: '' },
  explorer: null,
};
const read = (changed: object) => v.safeParse(newNetworkSchema, { fields: { ...fields, ...changed } });
const wordsOf = (changed: object) => {
  const { success, issues } = read(changed);
  return success ? [] : issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};

test('a network is a file or fields', () => {
  expect(v.is(newNetworkSchema, { text: '{}' })).toBe(true);
  expect(v.is(newNetworkSchema, { fields })).toBe(true);
  expect(v.is(newNetworkSchema, {})).toBe(false);
});

test('the family of EVM networks has the name of the content API, however it is written', () => {
  for (const ns of ['eip155', ' Ethereum ', 'ethereum'])
    expect(read({ ns, chain_id: '620417' }).output).toMatchObject({ fields: { ns: 'ethereum' } });
});

test('each field says what is wrong with it', () => {
  expect(wordsOf({ ns: 'co' })).toEqual([
    'fields.ns: The family has 3 to 16 lower-case letters, digits and hyphens, such as solana.',
  ]);
  expect(wordsOf({ chain_id: 'quay 1' })).toEqual([
    'fields.chain_id: The chain ID has 1 to 64 letters, digits, hyphens and underscores.',
  ]);
  expect(wordsOf({ title: ' ' })).toEqual(['fields.title: The name is missing.']);
  for (const chain_id of ['quay-1', '0620417', '0'])
    expect(wordsOf({ ns: 'ethereum', chain_id })).toEqual([
      'fields.chain_id: The chain ID of an EVM network is a whole number without leading zeros.',
    ]);
});
