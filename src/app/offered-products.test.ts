import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { findCard, findHardware, isOffered } from '#features/site/products/model/offered-products.ts';

const { hardwareShop, card, ...links } = brand.links;
const without = { products: {}, links };

test('a brand may have neither hardware wallet nor card; the software is always there', () => {
  for (const id of ['hardware', 'card'] as const) {
    expect(isOffered(brand, id)).toBe(true);
    expect(isOffered(without, id)).toBe(false);
  }
  for (const id of ['mobile', 'extension', 'desktop'] as const) expect(isOffered(without, id)).toBe(true);
});

test('a product is found with the address where it is ordered', () => {
  expect(findHardware(brand)).toEqual({ device: brand.products.hardware, shop: hardwareShop });
  expect(findCard(brand)).toEqual({ card: brand.products.card, order: card });
  expect(findHardware(without)).toBeUndefined();
  expect(findCard(without)).toBeUndefined();
});
