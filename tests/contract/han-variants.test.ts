import { expect, test } from 'vitest';
import table from '#lib/han-variants.json' with { type: 'json' };
import { collectVariants, joinPairs } from '../../scripts/han/collect-variants.ts';
import { readVariantTables } from '../../scripts/han/read-variant-tables.ts';

test('the table of Chinese characters is what its script makes of the tables of OpenCC', async () => {
  expect(table.pairs).toBe(joinPairs(collectVariants(await readVariantTables())));
});

test('each character has one form, which has no other', () => {
  const pairs = table.pairs.match(/../gu)!;
  const variants = pairs.map(([variant]) => variant);
  expect(new Set(variants).size).toBe(pairs.length);
  expect(pairs.filter(([, form]) => variants.includes(form))).toEqual([]);
});
