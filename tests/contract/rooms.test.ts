import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { featureEdges, featureParts, rooms } from '../../rooms.js';
import { findCycles } from '../../scripts/house/find-cycles.ts';
import { listImports } from '../../scripts/house/import-graph.ts';
import { readProductSources, readTestSources } from '../../scripts/house/read-sources.ts';

const root = join(import.meta.dirname, '../..');
const listFolders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const features = listFolders('src/features');
/** Tests beside the sources follow the rooms as well. */
const sources = [...readProductSources(root), ...readTestSources(root)];
const imports = sources.flatMap((source) =>
  [...listImports(source)].map((to) => ({ from: source.path, to })),
);

/** Whether a file under one place imports a file under another; places are patterns at the start of a path. */
function isUsed(from: string, to: string): boolean {
  const [importer, imported] = [new RegExp(`^${from}/`), new RegExp(`^${to}/`)];
  return imports.some((each) => importer.test(each.from) && imported.test(each.to));
}

const placeOf = (room: string) => (room === 'brand' ? 'brand' : `src/${room}`);
const listPairs = (edges: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(edges).flatMap(([from, targets]) => targets.map((to) => [from, to] as const));

describe('rooms.js', () => {
  test('names every feature, and no other', () => {
    expect(Object.keys(featureEdges).sort()).toEqual([...features].sort());
  });

  test('names every part that a feature has', () => {
    const parts = features.flatMap((feature) => listFolders(`src/features/${feature}`));
    expect([...new Set(parts)].sort()).toEqual(Object.keys(featureParts).sort());
  });

  test('has no cycles between features', () => {
    const graph = new Map(Object.entries(featureEdges).map(([from, to]) => [from, new Set(to)]));
    expect(findCycles(graph)).toEqual([]);
  });

  test('has no unused edges between features', () => {
    const unused = listPairs(featureEdges).filter(
      ([from, to]) => !isUsed(`src/features/${from}`, `src/features/${to}`),
    );
    expect(unused).toEqual([]);
  });

  test('lets no room import one that it does not use', () => {
    expect(listPairs(rooms).filter(([from, to]) => !isUsed(placeOf(from), placeOf(to)))).toEqual([]);
    const allowed = listPairs(
      Object.fromEntries(Object.entries(featureParts).map(([part, may]) => [part, may.rooms])),
    );
    const unused = allowed.filter(([part, room]) => !isUsed(`src/features/[^/]+/${part}`, placeOf(room)));
    expect(unused).toEqual([]);
  });
});

/** Rooms of `src`, features, and the rooms beside `src`. */
const readRooms = [
  ...['app', 'features', ...Object.keys(rooms)].map((room) => `src/${room}`),
  ...features.map((feature) => `src/features/${feature}`),
  ...['brand', 'scripts', 'tests'],
];

test.each(readRooms)('%s has a README of at most 15 lines that says what belongs there', (room) => {
  const file = join(root, room, 'README.md');
  expect(existsSync(file), `${room}/README.md is missing`).toBe(true);
  const text = readFileSync(file, 'utf8').trim();
  expect(text.split('\n').length).toBeLessThanOrEqual(15);
  expect(text).toMatch(/does not belong here/i);
  expect(text).toMatch(/begin/i);
});

test('every file that docs/follow-a-submission.md and the room READMEs name exists', () => {
  const pages = ['docs/follow-a-submission.md', ...readRooms.map((room) => `${room}/README.md`)];
  const missing = pages.flatMap((page) => {
    const folder = page.slice(0, page.lastIndexOf('/'));
    const named = readFileSync(join(root, page), 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|js|md|json))`/g);
    return [...named]
      .map(([, name = '']) => name)
      .filter((name) => !existsSync(join(root, name)) && !existsSync(join(root, folder, name)))
      .map((name) => `${page}: ${name}`);
  });
  expect(missing).toEqual([]);
});
