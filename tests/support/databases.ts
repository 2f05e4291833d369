import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, describe, inject } from 'vitest';
import type { DataPlace } from '#platform/backup/backup.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { sqliteFile } from '#platform/database/connect.ts';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import { openSqlite } from '#platform/database/engines/sqlite.ts';
import { createKeptDatabases, stayConnected, type KeptDatabases } from './kept-postgres.ts';
import type {} from './postgres.ts';
import type {} from './sqlite-template.ts';

interface TestDatabase {
  open: OpenDatabase;
  place: DataPlace;
  dispose(): Promise<void>;
}

interface LentDatabase {
  open: OpenDatabase;
  /** After the test. */
  giveBack(): Promise<void>;
}

async function createSqlite(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-sqlite-'));
  await copyFile(inject('sqliteTemplate'), join(dataDir, 'portal.sqlite'));
  const open = openSqlite(sqliteFile(dataDir));
  // As on the PostgreSQL server of the tests: the data lives as long as the test.
  await sql`pragma synchronous = off`.execute(open.database);
  return {
    open,
    place: { databaseUrl: undefined, dataDir },
    dispose: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgresServer')}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Kept as long as this process, which runs many files. */
let keptDatabases: KeptDatabases | undefined;

const getKeptDatabases = () =>
  (keptDatabases ??= createKeptDatabases(inject('postgresServer'), inject('postgresTemplate')));

/** With connections that the next test has too, unless this one closes them or leaves one in use. */
async function lendPostgres(): Promise<LentDatabase> {
  const { take, giveBack } = getKeptDatabases();
  const kept = await take();
  const connected = (kept.connected ??= stayConnected(kept));
  const close = async () => {
    kept.connected = undefined;
    await connected.close();
  };
  return {
    open: { ...connected, close },
    giveBack: async () => {
      const { idleCount, totalCount } = connected.pool;
      if (kept.connected && idleCount < totalCount) await close();
      giveBack(kept);
    },
  };
}

async function lendSqlite(): Promise<LentDatabase> {
  const { open, dispose } = await createSqlite();
  return {
    open,
    giveBack: async () => {
      await open.close();
      await dispose();
    },
  };
}

async function createPostgres(): Promise<TestDatabase> {
  const { take, giveBack } = getKeptDatabases();
  const kept = await take();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-postgres-'));
  return {
    open: openPostgres(kept.url),
    place: { databaseUrl: kept.url, dataDir },
    dispose: async () => {
      giveBack(kept);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Where a portal that has never been started would keep its data. */
export async function createEmptyPlace(
  engine: EngineName,
): Promise<{ place: DataPlace; dispose(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-empty-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { place: { databaseUrl: undefined, dataDir }, dispose: removeFolder };
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  return {
    place: { databaseUrl: `${inject('postgresServer')}/${name}`, dataDir },
    dispose: async () => {
      await onServer(`drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

/**
 * Cases for an engine, where what they differ in never reaches the database: all of them on SQLite, on PostgreSQL the first of each kind,
 * which runs every query there too.
 */
export function casesFor<Case>(engine: EngineName, cases: readonly Case[], kindOf: (one: Case) => string) {
  if (engine === 'sqlite') return cases;
  return [...new Map(cases.toReversed().map((one) => [kindOf(one), one])).values()];
}

/** A migrated database with the place that a portal would be given for it. */
export const createTestDatabase = (engine: EngineName): Promise<TestDatabase> => factories[engine]();

type EngineName = 'sqlite' | 'postgres';

const factories = { sqlite: createSqlite, postgres: createPostgres };
const lenders = { sqlite: lendSqlite, postgres: lendPostgres };

type OpenFresh = () => Promise<OpenDatabase>;

/**
 * Runs the same tests on SQLite (a temporary file) and on PostgreSQL.
 * @param define receives `open`, which gives a fresh, migrated database that is closed and removed after the test that opened it,
 * and `openShared` for `beforeAll`, whose database lives until the end of the suite: for read-only tests; the engine is for `casesFor`
 */
export function describeOnEachEngine(
  name: string,
  define: (open: OpenFresh, openShared: OpenFresh, engine: EngineName) => void,
): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} (%s)`, (engine) => {
    const ofTest: LentDatabase[] = [];
    const ofSuite: LentDatabase[] = [];
    const openInto = (list: LentDatabase[]) => async () => {
      const lent = await lenders[engine]();
      list.push(lent);
      return lent.open;
    };
    const giveBackAll = async (list: LentDatabase[]) => {
      for (const { giveBack } of list.splice(0)) await giveBack();
    };
    afterEach(() => giveBackAll(ofTest));
    afterAll(() => giveBackAll(ofSuite));
    define(openInto(ofTest), openInto(ofSuite), engine);
  });
}
