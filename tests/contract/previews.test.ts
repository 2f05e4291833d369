import { expect, test } from 'vitest';
import { createPreviews, dropOldPreviews } from '#features/team/editing/server/previews.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const page = { document: '<p>draft</p>', policy: "default-src 'none'" };
const now = () => new Date('2026-11-29T10:00:00Z');

describeOnEachEngine('previews of the desk', (open) => {
  test('are made one per person at a time', async () => {
    const { database } = await open();
    const previews = createPreviews({ database, now });
    const held = Promise.withResolvers<typeof page>();
    const first = previews.render('mara', () => held.promise);
    await expect(previews.render('mara', async () => page)).rejects.toMatchObject({ status: 429 });
    expect(await previews.render('jonas', async () => page)).toBeTruthy();
    held.resolve(page);
    expect(await previews.find('mara', await first)).toEqual(page);
  });

  test('can be made again after one that failed', async () => {
    const { database } = await open();
    const previews = createPreviews({ database, now });
    const broken = previews.render('mara', () => Promise.reject(new Error('no page')));
    await expect(broken).rejects.toThrow('no page');
    expect(await previews.render('mara', async () => page)).toBeTruthy();
  });

  test('are shown by each node, to the person who had them made alone', async () => {
    const { database } = await open();
    const [node, other] = [createPreviews({ database, now }), createPreviews({ database, now })];
    const { id, path } = await node.renderPlaced('mara', async () => ({ ...page, path: '/en/news/1' }));
    expect(path).toBe('/en/news/1');
    expect(await other.find('mara', id)).toEqual(page);
    await expect(other.find('jonas', id)).rejects.toMatchObject({ status: 404 });
  });

  test('are shown while the next two are made, and until the end of the day', async () => {
    const { database } = await open();
    const previews = createPreviews({ database, now });
    const names: string[] = [];
    for (let count = 0; count < 5; count += 1) names.push(await previews.render('mara', async () => page));
    const own = await previews.render('jonas', async () => page);
    const kept = await Promise.allSettled(names.map((name) => previews.find('mara', name)));
    expect(kept.map(({ status }) => status)).toEqual([
      ...['rejected', 'rejected'],
      ...['fulfilled', 'fulfilled', 'fulfilled'],
    ]);
    await dropOldPreviews(database, new Date('2026-11-30T09:59:00Z'));
    expect(await previews.find('jonas', own)).toEqual(page);
    await dropOldPreviews(database, new Date('2026-11-30T10:01:00Z'));
    await expect(previews.find('jonas', own)).rejects.toThrow('replaced');
  });
});
