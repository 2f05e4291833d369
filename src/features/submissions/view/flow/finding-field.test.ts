import { expect, test } from 'vitest';
import { fieldOfFinding } from './finding-field.ts';

const dapp = ['networks', 'title', 'url', 'addresses', 'email'];
const token = ['network', 'address', 'name', 'symbol', 'decimal', 'website', 'email'];

test.each([
  ['duplicate-listed', {}, dapp, 'url'],
  ['site-unreachable', {}, token, 'website'],
  ['look-alike-name', {}, dapp, 'title'],
  ['look-alike-name', {}, token, 'name'],
  ['contract-not-deployed', { network: 'bsc' }, dapp, 'addresses.bsc'],
  ['contract-not-deployed', { network: 'bsc' }, token, 'address'],
  ['facts-differ', { field: 'decimal' }, token, 'decimal'],
  ['facts-differ', { field: 'colour' }, token, undefined],
  ['application-open', {}, token, 'email'],
] as const)('%s with %j belongs to its field', (code, params, fields, expected) => {
  expect(fieldOfFinding({ code, params }, fields)).toBe(expected);
});
