import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture's place on the sheet, as its folder and name tell it: `<locale>/<page>-<theme>-<width>.png`. */
export interface Shot {
  locale: string;
  page: string;
  theme: string;
  width: number;
  /** Relative to the folder of the sheet. */
  file: string;
}

/** @returns the picture behind a path, undefined for any other file */
export function readShot(locale: string, name: string): Shot | undefined {
  const [, page, theme, width] = /^(.+)-(light|dark)-(\d+)\.png$/.exec(name) ?? [];
  if (page === undefined || theme === undefined || width === undefined) return undefined;
  return { locale, page, theme, width: Number(width), file: `${locale}/${name}` };
}

/** Pages in alphabetical order; of each page the languages, then narrow before wide, light before dark. */
const inOrder = (a: Shot, b: Shot) =>
  a.page.localeCompare(b.page) ||
  a.locale.localeCompare(b.locale) ||
  a.width - b.width ||
  b.theme.localeCompare(a.theme);

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** A choice that hides what does not match: `all` or one value of an attribute. */
function drawChoice(name: string, values: readonly (string | number)[]): string {
  const options = ['all', ...values].map((value) => `<option>${value}</option>`).join('');
  return `<label>${name} <select data-choice="${name}">${options}</select></label>`;
}

function drawShot({ locale, page, theme, width, file }: Shot): string {
  const alt = `${page}, ${locale}, ${theme}, ${width} px`;
  const about = `data-page="${page}" data-language="${locale}" data-theme="${theme}" data-width="${width}"`;
  return `<a href="${file}" ${about}><img loading="lazy" src="${file}" alt="${alt}"><span>${locale} · ${theme} · ${width}</span></a>`;
}

const style = `
body { margin: 0; font: 14px/1.5 system-ui, sans-serif; background: #ddd; color: #111 }
form { position: sticky; top: 0; display: flex; gap: 16px; padding: 12px 16px; background: #fff; z-index: 1 }
section { padding: 8px 16px }
div { display: flex; gap: 12px; align-items: start; overflow-x: auto; padding-bottom: 8px }
a { flex: none; color: inherit; text-decoration: none }
img { display: block; height: 560px; width: auto; max-width: 560px; object-fit: cover; object-position: top; background: #fff }
[hidden] { display: none }`;

const script = `
const choices = [...document.querySelectorAll('select')];
function choose() {
  for (const shot of document.querySelectorAll('a'))
    shot.hidden = choices.some((each) => each.value !== 'all' && shot.dataset[each.dataset.choice] !== each.value);
  for (const section of document.querySelectorAll('section')) section.hidden = !section.querySelector('a:not([hidden])');
}
for (const each of choices) each.addEventListener('change', choose);
choose();`;

/** The sheet as one HTML document: a row for each page, its pictures side by side, and choices that narrow them. */
function drawContactSheet(shots: readonly Shot[]): string {
  const ordered = shots.toSorted(inOrder);
  const pages = distinct(ordered.map(({ page }) => page));
  const rows = pages.map((page) => {
    const own = ordered.filter((shot) => shot.page === page);
    return `<section><h2>${page}</h2><div>${own.map(drawShot).join('')}</div></section>`;
  });
  const choices = [
    drawChoice('page', pages),
    drawChoice('language', distinct(ordered.map(({ locale }) => locale)).toSorted()),
    drawChoice(
      'width',
      distinct(ordered.map(({ width }) => width)).toSorted((a, b) => a - b),
    ),
    drawChoice('theme', distinct(ordered.map(({ theme }) => theme)).toSorted()),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of every page</title><style>${style}</style>
<form>${choices.join('')}</form>${rows.join('\n')}<script>${script}</script></html>\n`;
}

/** Writes `index.html` with every picture in the folder, also those of earlier runs. @returns its path */
export function writeContactSheet(folder: string): string {
  const shots = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: locale }) =>
      readdirSync(join(folder, locale)).flatMap((name) => readShot(locale, name) ?? []),
    );
  const file = join(folder, 'index.html');
  writeFileSync(file, drawContactSheet(shots));
  return file;
}
