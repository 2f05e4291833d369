import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, describe, inject } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import type {} from './postgres.ts';
import type {} from './sqlite-template.ts';

interface TestDatabase {
  open: OpenDatabase;
  dispose(): Promise<void>;
}

async function createSqlite(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-sqlite-'));
  await copyFile(inject('sqliteTemplate'), join(dataDir, 'portal.sqlite'));
  const open = await connectDatabase({ url: undefined, dataDir });
  // As on the PostgreSQL server of the tests: the data lives as long as the test.
  await sql`pragma synchronous = off`.execute(open.database);
  return {
    open,
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

async function createPostgres(): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${inject('postgresTemplate')} strategy file_copy`);
  return {
    open: openPostgres(`${inject('postgresServer')}/${name}`),
    dispose: () => onServer(`drop database ${name} with (force)`),
  };
}

const factories = { sqlite: createSqlite, postgres: createPostgres };

type OpenFresh = () => Promise<OpenDatabase>;

/**
 * Runs the same tests on SQLite (a temporary file) and on PostgreSQL.
 * @param define receives `open`, which gives a fresh, migrated database that is closed and removed after the test that opened it,
 * and `openShared` for `beforeAll`, whose database lives until the end of the suite: for read-only tests
 */
export function describeOnEachEngine(
  name: string,
  define: (open: OpenFresh, openShared: OpenFresh) => void,
): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} (%s)`, (engine) => {
    const ofTest: TestDatabase[] = [];
    const ofSuite: TestDatabase[] = [];
    const openInto = (list: TestDatabase[]) => async () => {
      const created = await factories[engine]();
      list.push(created);
      return created.open;
    };
    const disposeAll = async (list: TestDatabase[]) => {
      for (const { open, dispose } of list.splice(0)) {
        await open.close();
        await dispose();
      }
    };
    afterEach(() => disposeAll(ofTest));
    afterAll(() => disposeAll(ofSuite));
    define(openInto(ofTest), openInto(ofSuite));
  });
}
