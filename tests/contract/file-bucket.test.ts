import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readDatabase } from '#platform/backup/read-database.ts';
import { wholeRows } from '#platform/backup/whole-rows.ts';
import { createFileStore } from '#features/submission/uploads/server/file-store.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { openFileBucket, type FileBucket } from '#platform/files/file-bucket.ts';
import { findFile } from '#platform/files/find-file.ts';
import { requireBucket } from '#platform/files/require-bucket.ts';
import { moveFiles, removeObjects } from '#platform/files/move-files.ts';
import { presentError } from '#platform/http/present-error.ts';
import { createLog } from '#platform/log/log.ts';
import { createFilesRoute } from '#routes/files.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { testOpener } from '../support/file-opener.ts';
import { startObjectStore, testBucket } from '../support/object-store.ts';

const hourMs = 60 * 60_000;

/** A picture of noise, which no format makes small. */
const noise = (side = 400) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#0b6e55',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

/** A portal's database with a clock, and a bucket for its files. */
async function createPortal(open: OpenDatabase) {
  const store = await startObjectStore();
  const bucket = openFileBucket({ address: `s3://${testBucket}/files`, s3: store.account });
  if (!bucket) throw new Error('There is a place.');
  const { database } = open;
  const clock = { time: new Date('2026-04-01T10:00:00.000Z') };
  const now = () => clock.time;
  const listObjects = () => store.listObjects('files/');
  return {
    ...{ store, bucket, database, now, listObjects },
    later: (hours: number) => (clock.time = new Date(clock.time.getTime() + hours * hourMs)),
    move: (into: FileBucket = bucket) => moveFiles({ database, bucket: into, now }, 50),
    remove: () => removeObjects({ database, bucket, now }, 50),
    /** A logo that visitors see. */
    async storeLogo() {
      const files = createFileStore({ database, opener: testOpener, now });
      const stored = await files.store(await noise(), { role: 'icon', key: 'a-key-of-the-test' });
      if (!stored.ok) throw new Error(stored.refusal.code);
      await database
        .updateTable('files')
        .set({ public: 1 })
        .where('sha256', '=', stored.file.sha256)
        .execute();
      return { ...stored.file, path: `/files/${stored.file.sha256}.png` };
    },
    /** Another process, which shares the database and the bucket and nothing else. */
    startNode() {
      const fileBucket = openFileBucket({ address: `s3://${testBucket}/files`, s3: store.account });
      const files = createFileStore({ database, opener: testOpener, fileBucket, now });
      return createFilesRoute({ files }).onError(presentError(createLog('silent')));
    },
  };
}

describeOnEachEngine('files in a bucket', (open) => {
  test('a logo is moved a day after its upload, and another node serves it as before', async () => {
    const portal = await createPortal(await open());
    const { path, sizeBytes, sha256 } = await portal.storeLogo();
    const node = portal.startNode();
    const before = await node.request(path);
    const original = Buffer.from(await before.arrayBuffer());
    expect(await portal.move()).toBe(0);
    portal.later(26);
    expect(await portal.move()).toBe(1);
    expect(await portal.move()).toBe(0);
    const row = await portal.database
      .selectFrom('files')
      .select(['bytes', 'object'])
      .executeTakeFirstOrThrow();
    expect(row.bytes).toHaveLength(0);
    expect(await portal.listObjects()).toEqual([row.object]);
    const after = await node.request(path);
    expect(after.status).toBe(200);
    expect(Buffer.from(await after.arrayBuffer()).equals(original)).toBe(true);
    expect(original).toHaveLength(sizeBytes);
    expect(Object.fromEntries(after.headers)).toEqual(Object.fromEntries(before.headers));
    expect(await portal.remove()).toBe(0);
    expect(row.object).toMatch(new RegExp(`^${sha256}-`));
  });

  test('a process that is killed between object and row loses nothing, and its object goes by itself', async () => {
    const portal = await createPortal(await open());
    const { path } = await portal.storeLogo();
    portal.later(26);
    const killed: FileBucket = {
      ...portal.bucket,
      put: async (...call) => {
        await portal.bucket.put(...call);
        throw new Error('killed');
      },
    };
    await expect(portal.move(killed)).rejects.toThrow('killed');
    const [left] = await portal.listObjects();
    expect((await portal.startNode().request(path)).status).toBe(200);
    portal.later(0.01);
    expect(await portal.move()).toBe(1);
    expect(await portal.remove()).toBe(0);
    portal.later(1);
    expect(await portal.remove()).toBe(1);
    const objects = await portal.listObjects();
    expect(objects).toHaveLength(1);
    expect(objects).not.toContain(left);
    expect((await portal.startNode().request(path)).status).toBe(200);
  });

  test('an object is removed after its row, and a removal that fails is done by a later run', async () => {
    const portal = await createPortal(await open());
    const { sha256 } = await portal.storeLogo();
    portal.later(26);
    await portal.move();
    await portal.database.updateTable('files').set({ public: 0 }).execute();
    expect(await deleteOrphanFiles(portal.database, portal.now())).toBe(1);
    expect(await findFile(portal.database, sha256, portal.bucket)).toBeUndefined();
    expect(await portal.listObjects()).toHaveLength(1);
    portal.store.answerInstead((request, response) => {
      if (request.method === 'DELETE') response.writeHead(403).end();
      return request.method === 'DELETE';
    });
    await expect(portal.remove()).rejects.toThrow(/refused DELETE .*: 403\.$/);
    portal.store.answerInstead(() => false);
    expect(await portal.remove()).toBe(1);
    expect(await portal.listObjects()).toEqual([]);
    expect(await portal.remove()).toBe(0);
  });

  test('while the bucket is away uploads are taken, small files served, and large ones answered with 503', async () => {
    const portal = await createPortal(await open());
    const { path } = await portal.storeLogo();
    portal.later(26);
    await portal.move();
    portal.store.answerInstead((_request, response) => {
      response.writeHead(500).end();
      return true;
    });
    const node = portal.startNode();
    const answer = await node.request(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const fresh = await portal.storeLogo();
    expect((await node.request(fresh.path)).status).toBe(200);
    portal.later(26);
    await expect(portal.move()).rejects.toThrow('it answered 500');
    expect((await node.request(fresh.path)).status).toBe(200);
    portal.store.answerInstead(() => false);
    expect((await node.request(path)).status).toBe(200);
    expect(await portal.move()).toBe(1);
  });

  test('a backup has the bytes and names no object; without the bucket there is neither backup nor start', async () => {
    const opened = await open();
    const portal = await createPortal(opened);
    const { sizeBytes } = await portal.storeLogo();
    portal.later(26);
    await portal.move();
    async function readFiles(bucket: FileBucket | undefined) {
      let [table, columns] = ['', [] as string[]];
      const rows: unknown[] = [];
      for await (const record of readDatabase(opened, portal.now(), wholeRows(bucket))) {
        if (record.kind === 'table') ({ name: table, columns } = record);
        if (record.kind === 'row' && table === 'files')
          rows.push(Object.fromEntries(columns.map((name, at) => [name, record.values[at]])));
      }
      return rows;
    }
    const [file] = (await readFiles(portal.bucket)) as { bytes: { bytes: string }; object: null }[];
    expect(file?.object).toBeNull();
    expect(Buffer.from(file?.bytes.bytes ?? '', 'base64')).toHaveLength(sizeBytes);
    await expect(readFiles(undefined)).rejects.toThrow('set FILES_BUCKET');
    await requireBucket(portal.database, portal.bucket);
    await expect(requireBucket(portal.database, undefined)).rejects.toThrow(
      'The setting FILES_BUCKET is missing: 1 files of this database are in a bucket.',
    );
  });
});
