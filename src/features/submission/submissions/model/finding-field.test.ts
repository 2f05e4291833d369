import { expect, test } from 'vitest';
import { defineFields } from '#features/submission/form-fields/model/field.ts';
import { fieldOfFinding } from './finding-field.ts';

const link = { type: 'link', max: 100 } as const;
const text = { type: 'text', max: 100 } as const;
const dapp = defineFields({
  networks: { type: 'picks', values: ['bsc'] },
  title: text,
  url: link,
  addresses: { type: 'network-accounts', of: 'networks' },
});
const token = defineFields({ address: text, name: text, decimal: text, website: link, email: text });

test.each([
  [{ code: 'duplicate-listed', params: {} }, dapp, 'url'],
  [{ code: 'site-unreachable', params: {} }, token, 'website'],
  [{ code: 'look-alike-name', params: {} }, dapp, 'title'],
  [{ code: 'look-alike-name', params: {} }, token, 'name'],
  [{ code: 'contract-not-deployed', params: { network: 'bsc' } }, dapp, 'addresses.bsc'],
  [{ code: 'contract-not-deployed', params: { network: 'bsc' } }, token, 'address'],
  [{ code: 'facts-differ', params: { field: 'decimal' } }, token, 'decimal'],
  [{ code: 'facts-differ', params: { field: 'color' } }, token, undefined],
  [{ code: 'application-open', params: {} }, token, 'email'],
] as const)('%j belongs to its field', (finding, fields, expected) => {
  expect(fieldOfFinding(finding, fields)).toBe(expected);
});
