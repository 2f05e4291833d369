import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, latestBackupTime } from '#platform/backup/backup.ts';
import { writeBackupFile } from '#platform/backup/backup-file.ts';
import type { BackupRecord } from '#platform/backup/backup-record.ts';
import { createFolderStore } from '#platform/backup/folder-store.ts';
import { createBackupJob } from '#platform/backup/scheduled-backups.ts';
import { createJobRunner } from '#platform/jobs/job-runner.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { createTestDatabase } from '../support/databases.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

async function createPlace() {
  const { open, place, dispose } = await createTestDatabase('sqlite');
  onTestFinished(async () => {
    await open.close();
    await dispose();
  });
  return { database: open.database, place };
}

test('the oldest backups of a folder are deleted, and nothing else there', async () => {
  const { place } = await createPlace();
  const folder = useTemporaryFolder();
  writeFileSync(join(folder, 'portal-notes.txt'), 'mine');
  for (const day of ['01', '02', '03', '04'])
    await backUp(place, { folder, keep: 2, now: new Date(`2026-04-${day}T10:00:00.000Z`) });
  expect(readdirSync(folder).sort()).toEqual([
    'portal-20260403T100000Z.backup',
    'portal-20260404T100000Z.backup',
    'portal-notes.txt',
  ]);
  expect(statSync(join(folder, 'portal-20260404T100000Z.backup')).mode & 0o777).toBe(0o600);
});

test('the portal makes a backup when one is due, whatever node does it, and reports one that failed', async () => {
  const { database, place } = await createPlace();
  const folder = useTemporaryFolder();
  const told: string[] = [];
  const log = {
    ...createLog('silent'),
    info: (_: object, message: string) => told.push(message),
    error: (_: object, message: string) => told.push(message),
  } as unknown as Log;
  let time = new Date('2026-11-28T09:00:00.000Z');
  const plan = { folder, hours: 24, keep: 2, recipients: [] };
  const startNode = (own = plan) =>
    createJobRunner({ database, jobs: [createBackupJob(place, own, log)], clock: async () => time, log });

  await startNode().runDue();
  expect(readdirSync(folder)).toHaveLength(1);
  await startNode().runDue();
  expect(readdirSync(folder)).toHaveLength(1);
  const blocked = join(folder, 'a file');
  writeFileSync(blocked, '');
  time = new Date('2026-11-29T09:00:00.000Z');
  await startNode({ ...plan, folder: join(blocked, 'below') }).runDue();
  expect(told).toEqual(['backup made', expect.stringContaining('the job backup failed')]);
});

test('a backup whose name is in the future holds no backup up, and neither it nor the new one is deleted', async () => {
  const { place } = await createPlace();
  const folder = useTemporaryFolder();
  writeFileSync(join(folder, 'portal-29990101T000000Z.backup'), '');
  const now = new Date('2026-04-01T10:00:00.000Z');
  expect(await latestBackupTime(createFolderStore(folder), now)).toBeUndefined();
  await backUp(place, { folder, keep: 1, now });
  expect(await latestBackupTime(createFolderStore(folder), now)).toEqual(now);
  expect(readdirSync(folder).sort()).toEqual([
    'portal-20260401T100000Z.backup',
    'portal-29990101T000000Z.backup',
  ]);
});

test('a backup that is not what was written gets no name, so that the next try begins soon', async () => {
  const folder = useTemporaryFolder();
  const file = join(folder, 'portal-20260401T100000Z.backup');
  async function* records(): AsyncGenerator<BackupRecord> {
    yield { kind: 'header', format: 1, createTime: '2026-04-01T10:00:00.000Z', migrations: [] };
    yield { kind: 'table', name: 'dapps', columns: ['hid'], lastId: null };
    yield { kind: 'row', values: [1] };
    yield { kind: 'table-end', name: 'dapps', rows: 1, digest: 'of other rows' };
    yield { kind: 'end', tables: 1, rows: 1 };
  }
  await expect(writeBackupFile(file, records())).rejects.toThrow('is damaged');
  expect(readdirSync(folder)).toEqual([]);
});

test('what a killed run has left is deleted, and what another run is writing is not', async () => {
  const { place } = await createPlace();
  const folder = useTemporaryFolder();
  const abandoned = join(folder, 'portal-20260401T100000Z.backup.unfinished');
  writeFileSync(abandoned, '');
  utimesSync(abandoned, new Date('2026-04-01'), new Date('2026-04-01'));
  const running = join(folder, 'portal-20260402T100000Z.backup.unfinished');
  writeFileSync(running, '');
  await backUp(place, { folder, now: new Date() });
  expect(existsSync(abandoned)).toBe(false);
  expect(existsSync(running)).toBe(true);
});
