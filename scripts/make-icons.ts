/**
 * Builds src/ui/icon/sprite.svg: one symbol for every name in icon-names.ts, from the icon library's files.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { iconNames } from '#ui/icon/icon-names.ts';

const library = new URL('../node_modules/lucide-static/icons/', import.meta.url);
const sprite = new URL('../src/ui/icon/sprite.svg', import.meta.url);

/** The shapes inside the file's root element; stroke and size are set where the icon is used. */
function shapesOf(svg: string): string {
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (body === undefined) throw new Error('An icon file without an svg element');
  return body.replace(/\s+/g, ' ').replaceAll('> <', '><').replaceAll(' />', '/>').trim();
}

const symbols = await Promise.all(
  iconNames.map(async (name) => {
    const svg = await readFile(new URL(`${name}.svg`, library), 'utf8');
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(svg)}</symbol>`;
  }),
);
const license = '<!-- Icons by Lucide, https://lucide.dev/license (ISC); parts by Feather (MIT). -->';
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${license}\n${symbols.join('\n')}\n</svg>\n`;
await writeFile(sprite, svg);
console.log(`${iconNames.length} icons, ${svg.length} bytes`);
