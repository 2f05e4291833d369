import type { HouseFigures } from './measure-house.ts';

/** The figures of November 22, 2026, before the work on them began. */
const before: HouseFigures = {
  files: 1358,
  medianLines: 38,
  largestLines: 254,
  functions: 5328,
  longFunctions: 64,
  cycles: 12,
  duplicatedLines: 196,
  duplicatedPairs: 14,
  oneImporter: 626,
  testRatio: 0.43,
  smallBesideImporter: 99,
};

const rows: readonly { title: string; show: (figures: HouseFigures) => string | number }[] = [
  { title: 'Source files (`src`, `brand`, without tests)', show: ({ files }) => files },
  { title: 'Lines of a file: median', show: ({ medianLines }) => medianLines },
  { title: 'Lines of a file: largest', show: ({ largestLines }) => largestLines },
  { title: 'Functions', show: ({ functions }) => functions },
  { title: 'Functions over 50 lines', show: ({ longFunctions }) => longFunctions },
  { title: 'Import cycles (types count)', show: ({ cycles }) => cycles },
  {
    title: 'Lines that are elsewhere too (60 equal words and signs or more; without migrations)',
    show: (all) => all.duplicatedLines,
  },
  { title: 'Pairs of files that share such lines', show: (all) => all.duplicatedPairs },
  { title: 'Files with one importer only', show: ({ oneImporter }) => oneImporter },
  { title: 'Lines of tests for each line of source', show: ({ testRatio }) => testRatio.toFixed(2) },
  {
    title: 'Untested files of at most 25 lines beside their only importer',
    show: (all) => all.smallBesideImporter,
  },
];

const listCells = (now: HouseFigures) =>
  rows.map(({ title, show }) => [title, String(show(before)), String(show(now))] as const);

/** The figures as aligned text. */
export function printFigures(now: HouseFigures): string {
  const cells = [['', 'before', 'now'] as const, ...listCells(now)];
  const width = Math.max(...cells.map(([title]) => title.length));
  return cells
    .map(([title, ...both]) => [title.padEnd(width), ...both.map((cell) => cell.padStart(8))].join(''))
    .join('\n');
}

/** The text of docs/house.md. */
export function writeFigures(now: HouseFigures): string {
  const table = listCells(now).map((cells) => `| ${cells.join(' | ')} |`);
  return [
    '# The house in figures',
    '',
    'Written by `npm run house`. `npm run house -- --details` also lists the functions, files and cycles behind the figures.',
    'They may be a little old: a test fails when one is more than a tenth (and more than five) off.',
    '',
    '| Figure | Before (Nov 22, 2026) | Now |',
    '|---|---:|---:|',
    ...table,
    '',
  ].join('\n');
}

/** Counts may be off by a tenth or by five, shares by a tenth. */
function isNear(kept: number, current: number): boolean {
  const allowed = Number.isInteger(current) ? Math.max(5, current / 10) : current / 10;
  return Math.abs(kept - current) <= allowed;
}

/** Outdated figures of docs/house.md, each with the written and the true value. */
export function listOldFigures(page: string, now: HouseFigures): string[] {
  const lines = page.split('\n');
  return listCells(now).flatMap(([title, , current]) => {
    const kept = lines
      .find((line) => line.startsWith(`| ${title} |`))
      ?.split('|')
      .at(-2)
      ?.trim();
    if (kept !== undefined && isNear(Number(kept), Number(current))) return [];
    return [`${title}: ${kept ?? 'missing'} in docs/house.md, ${current} now`];
  });
}
