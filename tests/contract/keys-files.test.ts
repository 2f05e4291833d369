import { expect, it } from 'vitest';
import { createKeysFiles, type OwnKeysFile } from '#features/site/downloads/server/keys-files.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { describeOnEachEngine } from '../support/databases.ts';

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
