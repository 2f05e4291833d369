import { expect, test } from 'vitest';
import { comparedForm } from './look-alike.ts';

test('what is compared is read from the form of any kind', () => {
  const rows = [
    { network: 'bsc', addresses: '0xa,0xb' },
    { network: 'eth', addresses: '' },
  ];
  expect(comparedForm({ title: 'Pool', url: 'https://pool.example', icon: 'f', addresses: rows })).toEqual({
    icon: 'f',
    name: 'Pool',
    symbol: null,
    link: 'https://pool.example',
    contracts: ['0xa', '0xb'],
  });
  const token = { name: 'Coin', symbol: 'CN', website: 'https://coin.example', address: '0xc', icon: 'a' };
  expect(comparedForm(token)).toMatchObject({ name: 'Coin', symbol: 'CN', contracts: ['0xc'] });
  expect(comparedForm({})).toEqual({ icon: null, name: '', symbol: null, link: '', contracts: [] });
});
