import { brand } from '#brand/brand.ts';
import { tokenIdOf } from '#features/submission/numbers/model/books/book-rate.ts';
import type { Acts } from './act-world.ts';

const [day, currency, token] = ['2026-01-01', 'EUR', tokenIdOf(brand.donation)];

export const bookActs: Acts = {
  'POST /api/desk/donations/export': [
    {
      prepare: async () => ({ path: 'donations/export', body: { from: day, to: '2026-12-31' } }),
      writes: ['submission export-donations'],
    },
  ],
  'POST /api/desk/book-rates': [
    {
      prepare: async () => ({
        path: 'book-rates',
        body: { name: 'set', token, currency, rates: [{ day, rate: '0.035', source: 'CoinGecko' }] },
      }),
      writes: ['submission set-rates'],
    },
    {
      prepare: async () => ({ path: 'book-rates', body: { name: 'remove', token, currency, day } }),
      writes: ['submission remove-rate'],
    },
  ],
};
