import { expect, test } from 'vitest';
import { filterOptions } from '#ui/field/filter-options.ts';
import { readGroundContent } from '#content/read-content.ts';
import { chainOption } from '#features/core/chains/view/chain-option.ts';

const { chains } = await readGroundContent();
const options = chains.map((chain) => chainOption(chain.key, { ...chain, icon_url: '' }));
const firstFor = (typed: string) => filterOptions(options, typed)[0]?.value;

test.each([
  ['以太坊', 'eth'],
  ['乙太坊', 'eth'],
  ['以太', 'eth'],
  ['波场', 'tron'],
  ['波場', 'tron'],
  ['币安', 'bsc'],
  ['币安智能链', 'bsc'],
  ['比特币', 'btc'],
  ['이더리움', 'eth'],
  ['イーサリアム', 'eth'],
  ['Эфириум', 'eth'],
  ['Ethereum', 'eth'],
  ['eth', 'eth'],
  ['Ethereum Classic', 'etc'],
  ['BNB Smart Chain', 'bsc'],
  ['bnb', 'bsc'],
  ['BSC', 'bsc'],
  ['tron', 'tron'],
  ['TRX', 'tron'],
  ['polygon', 'matic'],
  ['kaia', 'klaytn'],
  ['sol', 'solana'],
])('%s finds %s first', (typed, network) => {
  expect(firstFor(typed)).toBe(network);
});

test('a network shows its name and ticker, once where they are the same', () => {
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  expect(labels.get('bsc')).toBe('BNB Smart Chain · BSC');
  expect(labels.get('base')).toBe('Base');
  expect(labels.get('linea')).toBe('Linea');
});

test('a query that matches no network finds none', () => {
  expect(filterOptions(options, 'zzqq')).toEqual([]);
  expect(filterOptions(options, '  ')).toHaveLength(options.length);
});
