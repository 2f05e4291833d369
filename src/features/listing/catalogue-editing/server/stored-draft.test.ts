import { expect, it } from 'vitest';
import { emptyListings } from '../model/listing-draft.ts';
import { parseStoredDraft } from './stored-draft.ts';

it('is read as it was stored, in the same order', () => {
  const token = JSON.stringify({ ...emptyListings.token, name: 'Harbor', decimal: '18' });
  expect(JSON.stringify(parseStoredDraft('token', token))).toBe(token);
});

it('has a fact that items were given later, empty', () => {
  const { audit_url: _later, ...stored } = { ...emptyListings.dapp, url: 'https://lantern.exchange' };
  expect(parseStoredDraft('dapp', JSON.stringify(stored))).toEqual({ ...stored, audit_url: '' });
});
