import { expect, test } from 'vitest';
import { dappFields as dapp } from '../../model/dapp/dapp-fields.ts';
import { tokenFields as token } from '../../model/token/token-fields.ts';
import { fieldOfFinding } from './finding-field.ts';

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
