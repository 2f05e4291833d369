import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkNftSubmission } from './nft/nft-submission.ts';
import { payloadSchema, payloadVersion } from './stored-payload.ts';

const collection = {
  network: 'eth',
  standard: 'ERC721',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  name: 'Harbor Lights',
  symbol: 'LIGHT',
  total_supply: '',
  owner_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  website: 'https://lights.example.org',
  company_name: 'Ana Keeper',
  contact: 'Telegram @keeper',
  email: 'ana@lights.example.org',
  description: 'Five thousand lighthouses, each drawn once.',
  icon: 'a'.repeat(64),
};

test('a form that passed its checks is read back unchanged', () => {
  const checked = checkNftSubmission(collection, { eth: ['ERC721'] });
  expect(checked.ok).toBe(true);
  const schema = payloadSchema('nft', payloadVersion)!;
  expect(v.parse(schema, checked.ok && checked.value)).toEqual(collection);
});

test('a rule of the form that became stricter does not make an earlier form unreadable', () => {
  const lax = { ...collection, contact: 'x', description: 'y'.repeat(9000), website: 'lights' };
  expect(v.parse(payloadSchema('nft', 1)!, lax)).toEqual(lax);
  expect(v.is(payloadSchema('nft', 1)!, { ...lax, name: undefined })).toBe(false);
  expect(payloadSchema('nft', 2)).toBeUndefined();
});
