import { expect, test } from '@playwright/test';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { startSmallCdn } from '../support/small-cdn.ts';

/** Publishes a release from another process, as another node would. */
async function publish(dataDir: string, version: string): Promise<void> {
  const { database, close } = await connectDatabase({ url: undefined, dataDir });
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('releases')
      .values({
        platform: 'desktop-linux',
        notes: '{"en":"Notes"}',
        version,
        released: '2026-12-01',
        file_name: `desktop-${version}.AppImage`,
        size_bytes: 14,
        sha256: '0'.repeat(64),
      })
      .execute();
    await bumpContentRevision(transaction);
  });
  await close();
}

test('a CDN keeps pages and calls, hears about each change, and visitors behind it see what was published', async () => {
  const token = 'told-to-the-cdn';
  const cdn = await startSmallCdn(token);
  const portal = await startOwnPortal({
    CDN_SECONDS: '600',
    CDN_PURGE_URL: cdn.purgeUrl,
    CDN_PURGE_HEADER: `Authorization: Bearer ${token}`,
    CDN_PURGE_BODY: '{"tags":["portal"]}',
  });
  cdn.state.origin = portal.origin;
  const read = async (path: string) => (await fetch(cdn.origin + path)).text();
  try {
    await expect.poll(() => cdn.state.purges, 'what an earlier build sent is dropped').toBe(2);
    const paths = ['/en/verify', '/_data/th/verify', '/v1/block_chain/list'];
    for (const path of paths) await read(path);
    const { fetches } = cdn.state;
    for (const path of paths) await read(path);
    expect(cdn.state.fetches, 'what is kept is not fetched again').toBe(fetches);
    expect([...cdn.kept.keys()]).toEqual(paths);

    for (const version of ['9.9.1', '9.9.2', '9.9.3']) {
      await publish(portal.dataDir, version);
      await expect.poll(() => read('/en/verify')).toContain(`desktop-${version}.AppImage`);
    }

    // What is about one visitor or one moment goes through.
    for (const path of ['/en/nothing', '/', '/en/submission/none', '/healthz']) {
      const response = await fetch(cdn.origin + path, { redirect: 'manual' });
      expect(response.headers.get('cdn-cache-control'), path).toBeNull();
    }
    const page = await fetch(`${portal.origin}/en/verify`);
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=600, must-revalidate');
    expect(page.headers.get('cache-tag')).toBe('portal');
    const known = { 'if-none-match': page.headers.get('etag') ?? '' };
    expect((await fetch(`${portal.origin}/en/verify`, { headers: known })).status).toBe(304);
  } finally {
    await portal.stop();
    cdn.stop();
  }
});
