import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hashReference } from '#features/submission/submissions/server/reference.ts';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { backUp } from '#platform/backup/backup.ts';
import type { BackupRecord } from '#platform/backup/backup-record.ts';
import { writeBackupFile } from '#platform/backup/backup-file.ts';
import { loadDatabase } from '#platform/backup/load-database.ts';
import { readDatabase } from '#platform/backup/read-database.ts';
import { restore } from '#platform/backup/restore.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import { addSubmission } from '../support/add-submission.ts';
import { backupTime as now, talliesOf as tallies, useBackupPlaces } from '../support/backup-places.ts';
import { submit } from '../support/submission-world.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const engines = ['sqlite', 'postgres'] as const;
const { openSource, emptyPlace, connect, disposeLater } = useBackupPlaces();

async function addAccount({ database, engine }: OpenDatabase) {
  const is = (value: boolean) => (engine.name === 'postgres' ? value : Number(value));
  const at = '2026-03-01T08:00:00.000Z';
  await sql`insert into desk_users (id, name, email, email_verified, role, disabled, create_time, update_time)
    values ('ana', 'Ana', 'ana@example.org', ${is(true)}, 'reviewer', ${is(false)}, ${at}, ${at})`.execute(
    database,
  );
}

async function collect(records: AsyncIterable<BackupRecord>): Promise<BackupRecord[]> {
  const all: BackupRecord[] = [];
  for await (const record of records) all.push(record);
  return all;
}

async function* from(records: readonly BackupRecord[], failAt?: number): AsyncGenerator<BackupRecord> {
  for (const [index, record] of records.entries()) {
    if (index === failAt) throw new Error('The process was killed here.');
    yield record;
  }
}

describe.each(engines.flatMap((source) => engines.map((target) => ({ source, target }))))(
  'a backup of $source restored into $target',
  ({ source, target }) => {
    test('has every row of every table, and the portal goes on with the next number', async () => {
      const { open, place, world } = await openSource(source);
      await addAccount(open);
      await submit(world, { title: 'Line\u2028end, "quotes" and 港口' });
      const last = await open.database.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
      await submit(world, { url: 'https://gone.example', title: 'Gone' });
      await open.database
        .deleteFrom('submissions')
        .where('id', '>', last.id)
        .execute()
        .catch(() => undefined);
      const backup = await backUp(place, { folder: useTemporaryFolder(), now });
      const place2 = await emptyPlace(target);

      const restored = await restore(place2, backup.file, { replace: false, now });

      expect(restored.rows).toBe(backup.rows);
      const copy = await connect(place2);
      expect(await tallies(copy)).toEqual(await tallies(open));
      const before = await open.database
        .selectFrom('submissions')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirstOrThrow();
      const next = await addSubmission(copy.database, {
        kind: 'dapp',
        steps: [{ at: now.toISOString(), actor: 'submitter', to: 'in-review' }],
      });
      expect(next).toBeGreaterThan(before.id!);
      const words = await copy.database
        .selectFrom('submission_words')
        .select('text')
        .where('submission_id', '=', next)
        .execute();
      expect(words).toHaveLength(1);
    });
  },
);

describe.each(engines)('a backup of %s', (engine) => {
  test('that is taken while people submit holds each submission that was confirmed before, and no half one', async () => {
    const { place, world } = await openSource(engine);
    const confirmed: string[] = [];
    let isWriting = true;
    let index = 0;
    const writer = (async () => {
      while (isWriting) {
        index += 1;
        // SQLite's calls alone would never let anything else run.
        await new Promise((resolve) => setImmediate(resolve));
        confirmed.push(
          await submit(world, { url: `https://site${index}.example`, title: `Project ${index * 7919}` }),
        );
      }
    })();
    while (confirmed.length < 5) await new Promise((resolve) => setImmediate(resolve));
    const before = [...confirmed];
    const { file } = await backUp(place, { folder: useTemporaryFolder(), now });
    isWriting = false;
    await writer;
    const target = await emptyPlace(engine);
    await restore(target, file, { replace: false, now });

    const { database } = await connect(target);
    const found = await database.selectFrom('submissions').select(['id', 'reference_hash']).execute();
    expect(found.map((row) => row.reference_hash)).toEqual(expect.arrayContaining(before.map(hashReference)));
    for (const { id } of found) {
      const steps = await database
        .selectFrom('submission_history')
        .select('id')
        .where('submission_id', '=', id)
        .execute();
      expect(steps.length).toBeGreaterThan(0);
    }
  });

  test('is refused when a byte was changed or the end is missing, and nothing is restored from it', async () => {
    const { place } = await openSource(engine);
    const { file } = await backUp(place, { folder: useTemporaryFolder(), now });
    const target = await emptyPlace(engine);
    const whole = readFileSync(file);
    const damaged = join(useTemporaryFolder(), 'damaged.backup');
    const attempt = () => restore(target, damaged, { replace: false, now });
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const bytes = Buffer.from(whole);
        bytes[at] = bytes[at]! ^ change;
        writeFileSync(damaged, bytes);
        await expect(attempt()).rejects.toThrow(/damaged, or not a backup|is damaged/);
      }),
      { numRuns: 40 },
    );
    writeFileSync(damaged, whole.subarray(0, whole.length - 200));
    await expect(attempt()).rejects.toThrow('damaged');
    expect(existsSync(join(target.dataDir, 'portal.sqlite'))).toBe(false);
    await restore(target, file, { replace: false, now });
  });

  test('is not restored over data', async () => {
    const { place, open, world } = await openSource(engine);
    const { file } = await backUp(place, { folder: useTemporaryFolder(), now });
    await submit(world, { title: 'Later' });
    const before = await tallies(open);
    await expect(restore(place, file, { replace: false, now })).rejects.toThrow('nothing was changed');
    expect(await tallies(open)).toEqual(before);
  });

  test('that a newer version made names what is missing', async () => {
    const { open } = await openSource(engine);
    const records = await collect(readDatabase(open, now));
    const header = records[0] as Extract<BackupRecord, { kind: 'header' }>;
    header.migrations.push('999-tomorrow');
    const file = join(useTemporaryFolder(), 'newer.backup');
    await writeBackupFile(file, from(records));
    await expect(restore(await emptyPlace(engine), file, { replace: false, now })).rejects.toThrow(
      '999-tomorrow',
    );
  });
});

test('a restore into PostgreSQL that was killed leaves a database that no portal starts with, and can be run again', async () => {
  const { open } = await openSource('sqlite');
  const records = await collect(readDatabase(open, now));
  const place = await emptyPlace('postgres');
  const target = openPostgres(place.databaseUrl!);
  disposeLater(() => target.close());
  await expect(loadDatabase(target, from(records, records.length - 20))).rejects.toThrow('killed');
  await expect(connectDatabase({ url: place.databaseUrl, dataDir: place.dataDir })).rejects.toThrow(
    'interrupted',
  );
  await loadDatabase(target, from(records));
  expect(await tallies(target)).toEqual(await tallies(open));
});

test('--replace keeps the SQLite database that was there, and refuses while a portal uses it', async () => {
  const { place, open, world } = await openSource('sqlite');
  writeFileSync(join(place.dataDir, 'desk-secret'), 'the first secret', { mode: 0o600 });
  const { file } = await backUp(place, { folder: useTemporaryFolder(), now });
  await submit(world, { title: 'Later' });
  writeFileSync(join(place.dataDir, 'desk-secret'), 'another secret');
  await expect(restore(place, file, { replace: true, now })).rejects.toThrow('Stop the portal first');
  const later = await tallies(open);
  await open.close();

  await restore(place, file, { replace: true, now });

  const restored = await connect(place);
  expect(await restored.database.selectFrom('submissions').select('id').execute()).toEqual([]);
  expect(readFileSync(join(place.dataDir, 'desk-secret'), 'utf8')).toBe('the first secret');
  expect(statSync(join(place.dataDir, 'desk-secret')).mode & 0o777).toBe(0o600);
  const kept = readdirSync(place.dataDir).filter((name) => name.includes('before'));
  expect(kept.sort()).toEqual([
    'desk-secret.before-20260401T100000Z',
    'portal.sqlite.before-20260401T100000Z',
  ]);
  await restored.close();
  const { file: second } = await backUp(place, { folder: useTemporaryFolder(), now });
  expect(existsSync(second)).toBe(true);
  expect(later['submissions']).toMatch(/^1 /);
});

test('a restore with --replace that ended between its renames is run again, and no portal makes an empty database in the meantime', async () => {
  const { place, open, world } = await openSource('sqlite');
  await submit(world, { title: 'Kept' });
  writeFileSync(join(place.dataDir, 'desk-secret'), 'the first secret', { mode: 0o600 });
  const { file } = await backUp(place, { folder: useTemporaryFolder(), now });
  const before = await tallies(open);
  await open.close();
  const inTheWay = join(place.dataDir, 'desk-secret.before-20260401T100000Z');
  mkdirSync(inTheWay);
  await expect(restore(place, file, { replace: true, now })).rejects.toThrow('desk-secret');
  rmSync(join(place.dataDir, 'portal.sqlite'));
  await expect(connect(place)).rejects.toThrow('run `npm run restore` again');
  rmdirSync(inTheWay);

  await restore(place, file, { replace: true, now });

  expect(readFileSync(join(place.dataDir, 'desk-secret'), 'utf8')).toBe('the first secret');
  expect(await tallies(await connect(place))).toEqual(before);
});
