import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { groupEdges, listReached } from '../../scripts/house/draw-rooms.ts';
import { findCycles } from '../../scripts/house/find-cycles.ts';
import { listImports } from '../../scripts/house/import-graph.ts';
import { readProductSources, readTestSources } from '../../scripts/house/read-sources.ts';
import { featureParts, rooms } from '../../scripts/lint/room-parts.ts';
import { featureEdges, featureGroups, folderOf } from '../../scripts/lint/rooms.ts';

const root = join(import.meta.dirname, '../..');
const listFolders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const groups = listFolders('src/features');
const features = groups.flatMap((group) =>
  listFolders(`src/features/${group}`).map((feature) => `features/${group}/${feature}`),
);
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

const groupOf = (feature: string) => folderOf(feature).split('/')[1] ?? '';
const cyclesOf = (edges: Readonly<Record<string, readonly string[]>>) =>
  findCycles(new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)])));

describe('scripts/lint/rooms.ts', () => {
  test('names every feature, and no other', () => {
    expect(Object.keys(featureEdges).map(folderOf).sort()).toEqual([...features].sort());
  });

  test('names every part that a feature has', () => {
    const parts = features.flatMap((feature) => listFolders(`src/${feature}`));
    expect([...new Set(parts)].sort()).toEqual(Object.keys(featureParts).sort());
  });

  test('has no cycles between features', () => {
    expect(cyclesOf(featureEdges)).toEqual([]);
  });

  test('has no unused edges between features', () => {
    const unused = listPairs(featureEdges).filter(
      ([from, to]) => !isUsed(`src/${folderOf(from)}`, `src/${folderOf(to)}`),
    );
    expect(unused).toEqual([]);
  });

  test('lets a feature build on its own group and on what that group builds on', () => {
    const astray = listPairs(featureEdges).filter(
      ([from, to]) =>
        groupOf(from) !== groupOf(to) && !listReached(groupEdges, groupOf(from)).has(groupOf(to)),
    );
    expect(astray).toEqual([]);
  });

  test('has at most 12 arrows between groups, each of them used and none leading back', () => {
    const arrows = listPairs(groupEdges);
    expect(arrows.length).toBeLessThanOrEqual(12);
    expect(cyclesOf(groupEdges)).toEqual([]);
    const crossing = new Set(listPairs(featureEdges).map((pair) => pair.map(groupOf).join(' → ')));
    expect(arrows.map((pair) => pair.join(' → ')).filter((arrow) => !crossing.has(arrow))).toEqual([]);
  });

  test('lets no room import one that it does not use', () => {
    expect(listPairs(rooms).filter(([from, to]) => !isUsed(placeOf(from), placeOf(to)))).toEqual([]);
    const allowed = listPairs(
      Object.fromEntries(Object.entries(featureParts).map(([part, may]) => [part, may.rooms])),
    );
    const unused = allowed.filter(
      ([part, room]) => !isUsed(`src/features/[^/]+/[^/]+/${part}`, placeOf(room)),
    );
    expect(unused).toEqual([]);
  });
});

/** Rooms of `src`, groups and their features, and the rooms beside `src`. */
const readRooms = [
  ...['app', 'features', ...Object.keys(rooms)].map((room) => `src/${room}`),
  ...Object.keys(featureGroups).map((group) => `src/features/${group}`),
  ...features.map((feature) => `src/${feature}`),
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

test('every file that the guides and the rooms’ own pages name exists', () => {
  const pages = [
    ...['CONTRIBUTING.md', 'docs/architecture.md', 'docs/follow-a-submission.md'],
    ...readRooms
      .flatMap((room) => [`${room}/README.md`, `${room}/how-it-works.md`])
      .filter((page) => existsSync(join(root, page))),
  ];
  const files = ['.', 'src', 'brand', 'content', 'docs', 'scripts', 'tests', 'deploy'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '.' }).map((file) =>
      join('/', folder, `${file}`),
    ),
  );
  const missing = pages.flatMap((page) => {
    const named = readFileSync(join(root, page), 'utf8').matchAll(/`(\w[\w./-]*\.(?:tsx?|js|md|json))`/g);
    // By its whole path, or by its end where the room is clear.
    return (
      [...named]
        .map(([, name = '']) => name)
        // Written by a run of the tests.
        .filter((name) => !name.startsWith('test-results/'))
        .filter((name) => !files.some((file) => file.endsWith(`/${name}`)))
        .map((name) => `${page}: ${name}`)
    );
  });
  expect(missing).toEqual([]);
});
