import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { moveToPostgres } from '#platform/backup/move-to-postgres.ts';
import { openAlone } from '#platform/backup/open-alone.ts';
import { readDatabase } from '#platform/backup/read-database.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import { backupTime as now, talliesOf as tallies, useBackupPlaces } from '../support/backup-places.ts';
import { submit } from '../support/submission-world.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const { openSource, emptyPlace, connect, disposeLater } = useBackupPlaces();

test('moving to PostgreSQL takes every row, waits for no running portal, and keeps the old file', async () => {
  const { place, open, world } = await openSource('sqlite');
  await submit(world, { title: 'Moves' });
  const { databaseUrl } = await emptyPlace('postgres');
  const move = () => moveToPostgres({ dataDir: place.dataDir, url: databaseUrl!, now });
  await expect(move()).rejects.toThrow('Stop the portal first');
  const before = await tallies(open);
  await open.close();

  const { keptAs } = await move();

  const moved = openPostgres(databaseUrl!);
  disposeLater(() => moved.close());
  expect(await tallies(moved)).toEqual(before);
  expect(existsSync(keptAs)).toBe(true);
  expect(existsSync(join(place.dataDir, 'portal.sqlite'))).toBe(false);
  await expect(move()).rejects.toThrow('moved to PostgreSQL already');
});

async function prepareMove() {
  const { place, open, world } = await openSource('sqlite');
  await submit(world, { title: 'Moves' });
  const before = await tallies(open);
  await open.close();
  const { databaseUrl } = await emptyPlace('postgres');
  const { dataDir } = place;
  const url = databaseUrl!;
  return {
    place,
    before,
    url,
    move: () => moveToPostgres({ dataDir, url, now }),
    onFile: () => connectDatabase({ url: undefined, dataDir }),
    onDatabase: (folder = dataDir) => connectDatabase({ url, dataDir: folder }),
  };
}

test('after the move no portal starts with an empty SQLite database in the old folder, and one with DATABASE_URL starts', async () => {
  const { place, before, url, move, onFile } = await prepareMove();
  await move();
  await expect(onFile()).rejects.toThrow('was moved to PostgreSQL. Start with DATABASE_URL');
  expect(existsSync(join(place.dataDir, 'portal.sqlite'))).toBe(false);
  expect(await tallies(await connect({ databaseUrl: url, dataDir: place.dataDir }))).toEqual(before);
});

test('a move that ended after its last row and before the old file had its other name is run again, and no portal starts in between', async () => {
  const { place, before, url, move, onFile, onDatabase } = await prepareMove();
  const inTheWay = join(place.dataDir, 'portal.sqlite.moved-20260401T100000Z');
  mkdirSync(inTheWay);
  await expect(move()).rejects.toThrow('portal.sqlite.moved');
  rmdirSync(inTheWay);
  await expect(onFile()).rejects.toThrow('run `npm run migrate-to-postgres` again');
  await expect(onDatabase()).rejects.toThrow('run `npm run migrate-to-postgres` again');
  await expect(onDatabase(useTemporaryFolder())).rejects.toThrow('run `npm run migrate-to-postgres` again');

  const { keptAs, rows } = await move();

  expect(keptAs).toBe(inTheWay);
  expect(rows).toBeGreaterThan(0);
  expect(existsSync(keptAs)).toBe(true);
  expect(await tallies(await connect({ databaseUrl: url, dataDir: place.dataDir }))).toEqual(before);
});

test('a move that is refused leaves a folder with which the portal starts', async () => {
  const { url, move, onFile, onDatabase } = await prepareMove();
  await (await onDatabase(useTemporaryFolder())).close();
  await expect(move()).rejects.toThrow('not empty');
  await (await onFile()).close();
  await (await connectDatabase({ url, dataDir: useTemporaryFolder() })).close();
});

test('while rows are copied nobody can write into the old file', async () => {
  const { place } = await prepareMove();
  const alone = openAlone(join(place.dataDir, 'portal.sqlite'));
  disposeLater(() => alone.close());
  const reading = readDatabase(alone, now);
  await reading.next();
  const other = new DatabaseSync(join(place.dataDir, 'portal.sqlite'));
  expect(() => other.exec('begin immediate')).toThrow('locked');
  other.close();
  await reading.return(undefined);
});
