/** Writes src/lib/confusables.json from Unicode's confusables (UTS #39), which the package unhomoglyph carries as character → prototype. */
import { readFile, writeFile } from 'node:fs/promises';
import { collectConfusables, groupByPrototype } from './confusables/collect-confusables.ts';

const data = new URL('../node_modules/unhomoglyph/data.json', import.meta.url);
const table = new URL('../src/lib/confusables.json', import.meta.url);

const confusables = collectConfusables(JSON.parse(await readFile(data, 'utf8')) as Record<string, string>);
const content = {
  source: 'https://www.unicode.org/Public/security/13.0.0/confusables.txt, from unhomoglyph 1.0.6',
  letters: groupByPrototype(confusables),
};
await writeFile(table, `${JSON.stringify(content, null, 2)}\n`);
console.log(`${confusables.size} letters`);
