import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotCategoryId } from '../../model/category.ts';
import { everyCategory, parseStoreQuery, storeAddress } from './store-address.ts';

const parsed = (address: string) =>
  parseStoreQuery(new URL(address, 'https://tideport.example').searchParams);

describe('the address of the store', () => {
  it('is bare for what is hot on every network', () => {
    expect(storeAddress({ category_id: hotCategoryId, chain: null, key: '' })).toBe('/dappstore');
  });

  it('names category, chain, words and start in one order', () => {
    expect(storeAddress({ start: 40, key: 'swap', chain: 12, category_id: 1 })).toBe(
      '/dappstore?category_id=1&chain=12&key=swap&start=40',
    );
  });

  it('searches every category unless one is named', () => {
    expect(parsed(storeAddress({ key: 'swap' }))?.category_id).toBe(everyCategory);
    expect(parsed(storeAddress({ key: 'swap', category_id: hotCategoryId }))?.category_id).toBe(
      hotCategoryId,
    );
  });

  it('refuses numbers that are none', () => {
    expect(parsed('/dappstore?category_id=DEX')).toBeUndefined();
    expect(parsed('/dappstore?chain=-1')).toBeUndefined();
    expect(parsed('/dappstore?start=1e9')).toBeUndefined();
  });

  it('shows whole steps', () => {
    expect(parsed('/dappstore')?.shown).toBe(40);
    expect(parsed('/dappstore?start=40')?.shown).toBe(80);
    expect(parsed('/dappstore?start=79')?.shown).toBe(80);
  });

  it('reads back what it wrote', () => {
    const query = fc.record({
      category_id: fc.nat({ max: 99_999_999 }),
      chain: fc.option(fc.integer({ min: 1, max: 99_999_999 })),
      key: fc.string({ maxLength: 100 }).map((key) => key.trim()),
      start: fc.nat({ max: 1000 }).map((steps) => steps * 40),
    });
    fc.assert(
      fc.property(query, ({ category_id, chain, key, start }) => {
        expect(parsed(storeAddress({ category_id, chain, key, start }))).toEqual({
          category_id,
          chain_hid: chain,
          key,
          shown: start + 40,
        });
      }),
    );
  });
});
