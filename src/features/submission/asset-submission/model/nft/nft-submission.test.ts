import { expect, test } from 'vitest';
import { exampleNft } from './example-nft.ts';
import { checkNftSubmission } from './nft-submission.ts';

const standards = { eth: ['ERC721', 'ERC1155'], tron: ['TRC721'], eos: [] };
const issuesOf = (change: Record<string, unknown>) => {
  const checked = checkNftSubmission({ ...exampleNft, ...change }, standards);
  return checked.ok ? [] : checked.issues;
};

test('a collection needs neither decimals nor a number of pieces', () => {
  expect(checkNftSubmission(exampleNft, standards)).toEqual({ ok: true, value: exampleNft });
  expect(issuesOf({ total_supply: '5,000' })).toEqual([]);
});

test.each<[string, Record<string, unknown>, object]>([
  ['no standard', { standard: '' }, { path: 'standard', code: 'choose-one' }],
  ['a token standard', { standard: 'ERC20' }, { path: 'standard', code: 'choose-one' }],
  ['a network without NFTs', { network: 'eos' }, { path: 'network', code: 'choose-one' }],
  ['half a piece', { total_supply: '0.5' }, { path: 'total_supply', code: 'integer' }],
  ['no piece', { total_supply: '0' }, { path: 'total_supply', code: 'not-positive' }],
  ['no owner', { owner_address: '' }, { path: 'owner_address', code: 'required' }],
  ['no contact', { contact: '' }, { path: 'contact', code: 'required' }],
  ['a word as the other contact', { contact: 'x' }, { path: 'contact', code: 'contact' }],
  [
    'an email as the other contact',
    { contact: 'me@lantern.exchange' },
    { path: 'contact', code: 'contact-is-email' },
  ],
])('%s is an error of its field', (_name, change, issue) => {
  expect(issuesOf(change)).toContainEqual(issue);
});

test('what only tokens have is left out', () => {
  const checked = checkNftSubmission({ ...exampleNft, decimal: '18', gas: '1' }, standards);
  expect(checked.ok && Object.keys(checked.value).sort()).toEqual(Object.keys(exampleNft).sort());
});
