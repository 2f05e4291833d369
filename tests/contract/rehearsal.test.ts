import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { backUp } from '#platform/backup/backup.ts';
import { rehearse } from '../../scripts/backup/rehearse.ts';
import { backupTime as now, talliesOf, useBackupPlaces } from '../support/backup-places.ts';
import { realProcesses } from '../support/real-processes.ts';
import { submit } from '../support/submission-world.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const { openSource } = useBackupPlaces();

/** A database with one submission and its logo, and a backup of it. */
async function makeBackup(engine: 'sqlite' | 'postgres', recipients: readonly string[] = []) {
  const source = await openSource(engine);
  await submit(source.world, { title: 'Lantern Harbor' });
  const folder = join(source.place.dataDir, 'backups');
  const back = () => backUp(source.place, { folder, recipients, now });
  return { ...source, back };
}

describe.each(['sqlite', 'postgres'] as const)('a rehearsal with a backup of %s', (engine) => {
  it('reads everything in it, leaves nothing, and changes nothing of the portal', async () => {
    const { open, place, back } = await makeBackup(engine);
    const { file, tables, rows } = await back();
    const [before, names] = [await talliesOf(open), readdirSync(place.dataDir)];
    const found = await rehearse(file, { dataDir: place.dataDir, identities: [], now });
    expect(found).toMatchObject({ backupTime: now.toISOString(), tables, rows, faults: [] });
    expect(found.counts).toMatchObject({ submissions: 1, files: 1 });
    expect(await talliesOf(open)).toEqual(before);
    expect(readdirSync(place.dataDir)).toEqual(names);
  });

  it('names a file and an entry of the audit log that are not what they were', async () => {
    const { open, place, back, world } = await makeBackup(engine);
    await submit(world, { title: 'Second Harbor' });
    const [{ sha256 = '' } = {}] = await open.database.selectFrom('files').select('sha256').execute();
    await open.database
      .updateTable('files')
      .set({ bytes: Buffer.from('rotten') })
      .where('sha256', '=', sha256)
      .execute();
    await open.database
      .insertInto('audit_log')
      .values({
        ...{ id: 1, at: now.toISOString(), actor: 'Ana', actor_id: null },
        ...{ area: 'review', action: 'approve' },
        ...{ subject: 'submission 1', detail: '{}', previous_hash: '0'.repeat(64), hash: 'f'.repeat(64) },
      })
      .execute();
    const { file } = await back();
    const { faults } = await rehearse(file, { dataDir: place.dataDir, identities: [], now });
    expect(faults).toEqual([
      `The file ${sha256} is not what was uploaded.`,
      'Entry 1 of the audit log is changed.',
    ]);
    expect(readdirSync(place.dataDir)).not.toContain('rehearsal');
  });
});

it('deletes what a killed rehearsal has left', async () => {
  const { place, back } = await makeBackup('sqlite');
  const { file } = await back();
  mkdirSync(join(place.dataDir, 'rehearsal'));
  writeFileSync(join(place.dataDir, 'rehearsal/portal.sqlite'), 'half of a database');
  expect((await rehearse(file, { dataDir: place.dataDir, identities: [], now })).faults).toEqual([]);
});

it(
  'npm run rehearse takes the latest backup, says what is in it, and ends with 1 where there is none or it is damaged',
  realProcesses,
  async () => {
    const identity = await generateX25519Identity();
    const { place, back } = await makeBackup('sqlite', [await identityToRecipient(identity)]);
    const key = join(useTemporaryFolder(), 'key.txt');
    writeFileSync(key, `# a key\n${identity}\n`);
    const run = (...words: string[]) =>
      promisify(execFile)(process.execPath, ['scripts/rehearse.ts', ...words], {
        cwd: join(import.meta.dirname, '../..'),
        env: { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: '' },
      });
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no backup in /),
    });
    const { file } = await back();
    const { stdout } = await run('--identity', key);
    expect(stdout).toContain(`${file}, made at ${now.toISOString()}, can be restored:`);
    expect(stdout).toMatch(
      /In it: accounts 0, submissions 1, listed DApps \d+, files 1, entries of the audit log \d+\./,
    );
    expect(stdout).toContain('Every file and every entry is what it was.');
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is encrypted. Name the file with its secret key'),
    });
  },
);
