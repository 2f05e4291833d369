import { expect, test } from 'vitest';
import { createFileStore } from '#features/submission/uploads/server/file-store.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { usualLimits } from '#routes/api/submissions/request-limits.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { testOpener } from '../support/file-opener.ts';
import { makePng } from '../support/files/png-file.ts';
import { createWorld, drawLogo, submit } from '../support/submission-world.ts';
import { worldKey } from '../support/world-files.ts';

describeOnEachEngine('upload quotas', (open) => {
  const assets = useDeskAssets();

  test('an address over its quota is refused before its file is read, and told when to come back', async () => {
    const uploadShares = [{ spanMs: 3_600_000, files: 2, bytes: 100 * 1024 * 1024 }];
    const world = await createWorld(await open(), { requests: { ...usualLimits, uploadShares } });
    let read = 0;
    const send = () =>
      world.api.request('/api/uploads?role=icon', {
        method: 'POST',
        headers: { 'upload-key': worldKey },
        body: new ReadableStream<Uint8Array>(
          {
            pull(controller) {
              read += 1;
              controller.enqueue(new Uint8Array(makePng()));
              controller.close();
            },
          },
          { highWaterMark: 0 },
        ),
        duplex: 'half',
      } as RequestInit);
    expect([(await send()).status, (await send()).status, read]).toEqual([201, 201, 2]);
    const refused = await send();
    expect([refused.status, read]).toEqual([429, 2]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(((await refused.json()) as { message: string }).message).toMatch(/Try again after \d{4}-/);
  });

  test('refuses uploads when too many wait for their form, until the oldest expires', async () => {
    const world = await createWorld(await open());
    const { database, clock } = world;
    const store = createFileStore({
      database,
      opener: testOpener,
      now: () => clock.time,
      waitingMaxBytes: 1,
    });
    // The world's own logo is waiting, too.
    await expect(store.requireRoom()).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 25 * 3600,
    });
    await submit(world);
    await store.requireRoom();
    await store.store(await drawLogo(91), { role: 'icon', key: worldKey });
    await expect(store.requireRoom()).rejects.toThrow('Try again after 2026-03-05T10:00:00.000Z');
    clock.time = new Date(clock.time.getTime() + 25 * 3_600_000);
    await deleteOrphanFiles(database, clock.time);
    await store.requireRoom();
  });

  test('the desk sees how much is waiting', async () => {
    const { signIn, anonymous } = await createDesk(await open(), assets());
    const reviewer = await signIn('reviewer');
    const answer = await reviewer.get('/api/desk/uploads-waiting');
    const { data } = (await answer.json()) as { data: { files: number; bytes: number; max_bytes: number } };
    // A logo and a report that no submission uses.
    expect(data).toMatchObject({ files: 2, max_bytes: 2 * 1024 ** 3 });
    expect(data.bytes).toBeGreaterThan(400);
    expect((await anonymous.get('/api/desk/uploads-waiting')).status).toBe(401);
  });
});
