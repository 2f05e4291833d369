import { expect, it } from 'vitest';
import type { ListedKeysFile } from '#features/site/downloads/model/keys-file.ts';
import { createKeysFiles, type OwnKeysFile } from '#features/site/downloads/server/keys-files.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createSecondPersonWorld } from '../support/second-person-world.ts';

const log = createLog('silent');
const first = { name: 'offline-keys.html', sizeBytes: 660_000, sha256: 'a'.repeat(64), version: '1.0.0' };
const second = { ...first, sizeBytes: 661_000, sha256: 'b'.repeat(64), version: '1.1.0' };

/** A node whose build has a file, on a day. */
const nodeOf = ({ database }: OpenDatabase, own: OwnKeysFile | undefined, day = '2026-11-24') =>
  createKeysFiles({ database, readOwn: () => own, now: () => new Date(`${day}T10:00:00Z`), log });

const shown = ({ version, ...file }: OwnKeysFile, offered: string, isCurrent: boolean) => ({
  ...{ ...file, version, offered, isCurrent },
});

describeOnEachEngine('files of the key generator', (open) => {
  it('are written down when a build starts, once for all nodes, and the pages follow', async () => {
    const opened = await open();
    const revision = () => getContentRevision(opened.database);
    const before = await revision();
    await nodeOf(opened, first).keep();
    expect(await revision()).toBe(before + 1);
    await nodeOf(opened, first, '2026-11-25').keep();
    expect(await revision()).toBe(before + 1);
    expect(await nodeOf(opened, first).list()).toEqual([shown(first, '2026-11-24', true)]);
  });

  it('stay known after another build, latest first; each node names its own as the current one', async () => {
    const opened = await open();
    await nodeOf(opened, first).keep();
    await nodeOf(opened, second, '2026-11-30').keep();
    expect(await nodeOf(opened, second).list()).toEqual([
      shown(second, '2026-11-30', true),
      shown(first, '2026-11-24', false),
    ]);
    expect(await nodeOf(opened, first).list()).toEqual([
      shown(second, '2026-11-30', false),
      shown(first, '2026-11-24', true),
    ]);
  });

  it('of a brand without a key generator are none, and those from before stay known', async () => {
    const opened = await open();
    await nodeOf(opened, undefined).keep();
    expect(await nodeOf(opened, undefined).list()).toEqual([]);
    await nodeOf(opened, first).keep();
    expect(await nodeOf(opened, undefined).list()).toEqual([shown(first, '2026-11-24', false)]);
  });

  it('tell when and why they were withdrawn', async () => {
    const opened = await open();
    await nodeOf(opened, first).keep();
    await opened.database
      .updateTable('keys_files')
      .set({ withdrawn_time: '2026-11-28T08:00:00.000Z', withdrawn_reason: 'vulnerability' })
      .execute();
    expect(await nodeOf(opened, first).list()).toEqual([
      { ...shown(first, '2026-11-24', true), withdrawal: { day: '2026-11-28', reason: 'vulnerability' } },
    ]);
  });
});

describeOnEachEngine('a file of the key generator at the desk', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const world = await createSecondPersonWorld(opened, assets());
    const node = nodeOf(opened, first);
    await node.keep();
    const list = async () => (await world.read<{ data: ListedKeysFile[] }>(world.ana, 'keys-files')).data;
    const [file] = await list();
    const act = (caller: Caller, change: object) =>
      world.post(caller, `keys-files/${file?.id}/actions`, change);
    return { ...world, node, list, act };
  }

  it('is withdrawn by one person, and visitors are told why', async () => {
    const { ana, node, list, act, log } = await prepare();
    expect((await act(ana, { name: 'offer-again' })).status).toBe(409);
    expect((await act(ana, { name: 'withdraw', reason: 'unknown' })).status).toBe(400);
    expect((await act(ana, { name: 'withdraw', reason: 'tampered' })).status).toBe(200);
    expect((await node.list())[0]?.withdrawal?.reason).toBe('tampered');
    expect((await list())[0]?.withdrawal?.reason).toBe('tampered');
    expect((await act(ana, { name: 'withdraw', reason: 'defect' })).status).toBe(409);
    expect((await log())[0]).toEqual({
      ...{ action: 'withdraw-keys-file', actor: 'ana@example.org' },
      detail: { version: '1.0.0', sha256: first.sha256, reason: 'tampered' },
    });
  });

  it('is offered again by two, who decide about the withdrawal that they saw', async () => {
    const { ana, ben, node, act, confirm, database, log } = await prepare();
    await act(ana, { name: 'withdraw', reason: 'mistake' });
    const { status, body } = await act(ana, { name: 'offer-again' });
    expect([status, body.proposed]).toEqual([202, expect.any(Number)]);
    expect((await node.list())[0]?.withdrawal).toBeDefined();
    expect((await confirm(ana, body.proposed)).status).toBe(403);
    const [{ withdrawn_time: seen } = { withdrawn_time: null }] = await database
      .selectFrom('keys_files')
      .select('withdrawn_time')
      .execute();
    const later = { withdrawn_time: '2026-12-01T00:00:00.000Z' };
    await database.updateTable('keys_files').set(later).execute();
    expect((await confirm(ben, body.proposed)).status).toBe(409);
    await database.updateTable('keys_files').set({ withdrawn_time: seen }).execute();
    expect((await confirm(ben, body.proposed)).status).toBe(200);
    expect((await node.list())[0]?.withdrawal).toBeUndefined();
    const offered = (await log()).find(({ action }) => action === 'offer-keys-file');
    expect(offered).toMatchObject({ actor: 'ben@example.org', detail: { proposedBy: 'ana@example.org' } });
  });
});
