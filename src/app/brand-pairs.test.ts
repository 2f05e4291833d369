import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { brandSchema } from '#features/core/brand/model/brand-schema.ts';

describe.each([
  ['hardware', 'hardwareShop'],
  ['card', 'card'],
] as const)('products.%s and links.%s', (product, link) => {
  const { [product]: named, ...products } = brand.products;
  const { [link]: address, ...links } = brand.links;
  const refusal = (changed: Partial<typeof brand>) => {
    const [issue] = v.safeParse(brandSchema, { ...brand, ...changed }).issues ?? [];
    return issue && `${v.getDotPath(issue)}: ${issue.message}`;
  };

  test('are present together or absent together', () => {
    expect([named, address]).not.toContain(undefined);
    expect(refusal({})).toBeUndefined();
    expect(refusal({ products, links })).toBeUndefined();
  });

  test('are refused alone, with a sentence that names the other', () => {
    const sentence = new RegExp(`^products\\.${product}: .*links\\.${link}.*name both, or leave out both$`);
    expect(refusal({ products })).toMatch(sentence);
    expect(refusal({ links })).toMatch(sentence);
  });
});
