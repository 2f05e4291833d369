import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { backUp, latestBackupTime, readLatestHeader } from '#platform/backup/backup.ts';
import type { BackupPlace } from '#platform/backup/backup-store.ts';
import { createBucketStore } from '#platform/backup/bucket-store.ts';
import { createBackupStore, readNamedBackup } from '#platform/backup/create-backup-store.ts';
import { restore } from '#platform/backup/restore.ts';
import { backupTime as now, talliesOf, useBackupPlaces } from '../support/backup-places.ts';
import { startObjectStore, testBucket, testPatience } from '../support/object-store.ts';
import { realProcesses } from '../support/real-processes.ts';
import { submit } from '../support/submission-world.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const { openSource, emptyPlace, connect } = useBackupPlaces();

const folder = `s3://${testBucket}/tideport`;
const inBucket = async (): Promise<BackupPlace> => ({ folder, s3: (await startObjectStore()).account });
const inFolder = async (): Promise<BackupPlace> => ({ folder: useTemporaryFolder() });
const name = 'portal-20260401T100000Z.backup';
const workFolderOf = (dataDir: string) => join(dataDir, 'backup-work');

describe.each([
  { place: 'a folder', choose: inFolder },
  { place: 'a bucket', choose: inBucket },
])('backups in $place', ({ choose }) => {
  it.each(['sqlite', 'postgres'] as const)('are restored from there as they were in %s', async (engine) => {
    const [chosen, source, target] = [await choose(), await openSource(engine), await emptyPlace(engine)];
    await submit(source.world, { title: 'Lantern Harbor' });
    const before = await talliesOf(source.open);
    const { file } = await backUp(source.place, { ...chosen, now });
    expect(file).toBe(`${chosen.folder}/${name}`);
    await readNamedBackup(file, { s3: chosen.s3, dataDir: target.dataDir }, (local) =>
      restore(target, local, { replace: false, now }),
    );
    expect(await talliesOf(await connect(target))).toEqual(before);
  });

  it('are found by their time, and the oldest are deleted there and nothing else', async () => {
    const [chosen, source] = [await choose(), await openSource('sqlite')];
    const { dataDir } = source.place;
    const store = createBackupStore(chosen, dataDir);
    expect(await latestBackupTime(store, now)).toBeUndefined();
    const at = (day: string) => new Date(`2026-04-${day}T10:00:00.000Z`);
    const kept = [];
    for (const day of ['01', '02', '03'])
      kept.push((await backUp(source.place, { ...chosen, keep: 2, now: at(day) })).deleted);
    expect(kept).toEqual([[], [], [name]]);
    expect((await store.list()).sort()).toEqual([
      'portal-20260402T100000Z.backup',
      'portal-20260403T100000Z.backup',
    ]);
    expect(await latestBackupTime(store, at('04'))).toEqual(at('03'));
    expect(await readLatestHeader(store, at('04'))).toMatchObject({ createTime: at('03').toISOString() });
    await expect(store.read(name, async () => undefined)).rejects.toThrow(
      `${chosen.folder}/${name} does not exist.`,
    );
  });
});

it('a backup for a bucket is encrypted before it leaves the machine, and nothing of it stays here', async () => {
  const { account: s3 } = await startObjectStore();
  const { place } = await openSource('sqlite');
  const identity = await generateX25519Identity();
  const recipients = [await identityToRecipient(identity)];
  const { file } = await backUp(place, { folder, s3, recipients, now });
  expect(file).toBe(`${folder}/${name}.age`);
  expect(readdirSync(place.dataDir).filter((each) => each.includes('portal-2026'))).toEqual([]);
  expect(readdirSync(workFolderOf(place.dataDir))).toEqual([]);
  await readNamedBackup(file, { s3, dataDir: place.dataDir }, async (local) =>
    expect(readFileSync(local, 'latin1')).toMatch(/^age-encryption\.org\/v1/),
  );
});

it('a store that refuses or cannot be reached changes nothing there, and the next run succeeds', async () => {
  const { account: s3, answerInstead } = await startObjectStore();
  const { place } = await openSource('sqlite');
  await backUp(place, { folder, s3, keep: 1, now });
  const later = new Date(now.getTime() + 60_000);
  answerInstead((request, response) => {
    if (request.method === 'PUT') response.writeHead(403).end('<Error><Code>QuotaExceeded</Code></Error>');
    return request.method === 'PUT';
  });
  await expect(backUp(place, { folder, s3, keep: 1, now: later })).rejects.toThrow('403 (QuotaExceeded)');
  expect(readdirSync(workFolderOf(place.dataDir))).toEqual([]);
  const store = createBackupStore({ folder, s3 }, place.dataDir);
  expect(await store.list()).toEqual([name]);
  answerInstead(() => false);
  await backUp(place, { folder, s3, keep: 1, now: later });
  expect(await store.list()).toEqual(['portal-20260401T100100Z.backup']);
});

it('a backup that the store changes is noticed and removed', async () => {
  const { account, answerInstead, listObjects } = await startObjectStore();
  const dataDir = useTemporaryFolder();
  mkdirSync(workFolderOf(dataDir));
  writeFileSync(join(workFolderOf(dataDir), name), 'what was written');
  const place = { bucket: testBucket, prefix: 'tideport/' };
  const store = createBucketStore(folder, { s3: account, place, dataDir, patience: testPatience });
  answerInstead((request, response) => {
    if (request.method === 'GET') response.end('what was changed');
    return request.method === 'GET';
  });
  await expect(store.keep(name)).rejects.toThrow('is not what was sent.');
  answerInstead(() => false);
  expect(await listObjects('tideport/')).toEqual([]);
});

it('what a killed run has left on this machine is deleted by a later one', async () => {
  const { account: s3 } = await startObjectStore();
  const { place } = await openSource('sqlite');
  mkdirSync(workFolderOf(place.dataDir));
  const [old, running] = [name, 'portal-20260402T100000Z.backup'].map((each) =>
    join(workFolderOf(place.dataDir), each),
  ) as [string, string];
  for (const file of [old, running]) writeFileSync(file, '');
  utimesSync(old, new Date('2026-04-01'), new Date('2026-04-01'));
  await backUp(place, { folder, s3, now: new Date() });
  expect([existsSync(old), existsSync(running)]).toEqual([false, true]);
});

it(
  'npm run backup, rehearse and restore need no folder, only the settings of the store',
  realProcesses,
  async () => {
    const { env } = await startObjectStore();
    const { place, world } = await openSource('sqlite');
    await submit(world, { title: 'Lantern Harbor' });
    const run = (script: string, dataDir: string, ...words: string[]) =>
      promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...words], {
        cwd: join(import.meta.dirname, '../..'),
        env: { ...process.env, ...env, BACKUP_FOLDER: folder, DATA_DIR: dataDir, DATABASE_URL: '' },
      });
    const made = await run('backup', place.dataDir);
    const [file = ''] = /s3:\S+(?=:)/.exec(made.stdout) ?? [];
    expect(file).toMatch(/^s3:\/\/backups\/tideport\/portal-\d{8}T\d{6}Z\.backup$/);
    const rehearsed = await run('rehearse', place.dataDir);
    expect(rehearsed.stdout).toContain(`${file}, made at `);
    expect(rehearsed.stdout).toContain('submissions 1');
    const target = await emptyPlace('sqlite');
    const restored = await run('restore', target.dataDir, file);
    expect(restored.stdout).toContain('Restored ');
    expect(existsSync(join(target.dataDir, 'portal.sqlite'))).toBe(true);
  },
);
