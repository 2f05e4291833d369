import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { createEarlierAssets } from '#app/earlier-assets/earlier-assets.ts';
import {
  createFromCompressedBody,
  createUncompressedResponse,
  hashOf,
  type PrecompressedResponse,
} from '#platform/http/precompressed-response.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const cacheControl = 'public, max-age=31536000, immutable';
const dayMs = 24 * 60 * 60_000;

function script(text: string): PrecompressedResponse {
  const body = Buffer.from(text);
  const compressed = { br: brotliCompressSync(body), gzip: gzipSync(body) };
  const source = { status: 200, contentType: 'text/javascript; charset=utf-8', cacheControl };
  return createFromCompressedBody(source, { hash: hashOf(body), length: body.length, ...compressed });
}

const font = createUncompressedResponse(
  { status: 200, contentType: 'font/woff2', cacheControl },
  Buffer.from([0, 1, 2, 253, 254, 255]),
);

const names = { shared: '/assets/react-1111.js', old: '/assets/home-aaaa.js', next: '/assets/home-bbbb.js' };
const oldBuild = new Map([
  [names.shared, script('shared')],
  [names.old, script('old '.repeat(500))],
  ['/assets/serif-cccc.woff2', font],
  ['/robots.txt', script('no file of a build')],
]);
const nextBuild = new Map([
  [names.shared, script('shared')],
  [names.next, script('next')],
]);

describeOnEachEngine('files of other builds', (open) => {
  let opened: OpenDatabase;
  let time: Date;
  const nodeWith = (build: ReadonlyMap<string, PrecompressedResponse>) =>
    createEarlierAssets(opened.database, build, () => time);
  const stored = async () =>
    (await opened.database.selectFrom('built_assets').select('path').orderBy('path').execute()).map(
      ({ path }) => path,
    );

  beforeEach(async () => {
    opened = await open();
    time = new Date('2026-12-01T00:00:00.000Z');
  });

  it('are the same on another node, in each encoding, with their validators', async () => {
    const [before, after] = [nodeWith(oldBuild), nodeWith(nextBuild)];
    await before.keep();
    await after.keep();
    for (const [node, build] of [
      [after, oldBuild],
      [before, nextBuild],
    ] as const)
      for (const [path, asset] of build)
        if (path.startsWith('/assets/')) expect(await node.find(path), path).toEqual(asset);
    expect(await after.find('/assets/home-dddd.js')).toBeUndefined();
    expect(await stored()).not.toContain('/robots.txt');
  });

  it('are kept for as long as a node uses them, and a week longer', async () => {
    const [before, after] = [nodeWith(oldBuild), nodeWith(nextBuild)];
    await before.keep();
    for (let day = 1; day <= 30; day += 1) {
      time = new Date(time.getTime() + dayMs);
      await after.keep();
      if (day < 20) await before.keep();
      const isKept = (await stored()).includes(names.old);
      expect(isKept, `day ${day}`).toBe(day < 20 + 7);
    }
    expect(await stored()).toEqual([names.next, names.shared]);
  });

  it('are stored once by many nodes that start at the same time', async () => {
    const nodes = Array.from({ length: 5 }, (_each, index) => nodeWith(index % 2 ? oldBuild : nextBuild));
    await Promise.all(nodes.map((node) => node.keep()));
    expect(await stored()).toEqual([names.old, names.next, names.shared, '/assets/serif-cccc.woff2'].sort());
  });
});
