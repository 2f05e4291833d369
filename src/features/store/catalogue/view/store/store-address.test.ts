import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotCategoryId } from '../../model/hot-category.ts';
import { dappSorts } from '../../model/dapp-sort.ts';
import { everyCategory, parseStoreQuery, searchAddress, storeAddress } from './store-address.ts';

const parsed = (address: string) =>
  parseStoreQuery(new URL(address, 'https://tideport.example').searchParams);

describe('the address of the store', () => {
  it('is bare for everything on every network, hot ones first', () => {
    expect(storeAddress({ category_id: everyCategory, chain_hid: null, key: '', sort: 'hot' })).toBe(
      '/dappstore',
    );
    expect(storeAddress({ category_id: hotCategoryId })).toBe('/dappstore?category_id=99998');
  });

  it('has category, chain, words, order and start in a fixed order', () => {
    expect(storeAddress({ start: 40, sort: 'newest', key: 'swap', chain_hid: 12, category_id: 1 })).toBe(
      '/dappstore?category_id=1&chain=12&key=swap&sort=newest&start=40',
    );
  });

  it('searches every category unless one is named', () => {
    expect(parsed(storeAddress({ key: 'swap' }))?.category_id).toBe(everyCategory);
    expect(parsed(storeAddress({ key: 'swap', category_id: hotCategoryId }))?.category_id).toBe(
      hotCategoryId,
    );
  });

  it('begins a search across all categories, best match first, and keeps what is chosen during it', () => {
    const newest = { category_id: 1, chain_hid: 12, key: '', sort: 'newest' as const };
    expect(searchAddress(newest, 'swap')).toBe('/dappstore?chain=12&key=swap');
    expect(searchAddress({ ...newest, key: 'swa' }, 'swap')).toBe(
      '/dappstore?category_id=1&chain=12&key=swap&sort=newest',
    );
  });

  it('rejects invalid numbers and orders', () => {
    expect(parsed('/dappstore?sort=price')).toBeUndefined();
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
      chain_hid: fc.option(fc.integer({ min: 1, max: 99_999_999 })),
      key: fc.string({ maxLength: 100 }).map((key) => key.trim()),
      sort: fc.constantFrom(...dappSorts),
      start: fc.nat({ max: 1000 }).map((steps) => steps * 40),
    });
    fc.assert(
      fc.property(query, ({ category_id, chain_hid, key, sort, start }) => {
        expect(parsed(storeAddress({ category_id, chain_hid, key, sort, start }))).toEqual({
          category_id,
          chain_hid,
          key,
          sort,
          shown: start + 40,
        });
      }),
    );
  });
});
