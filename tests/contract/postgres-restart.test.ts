import { hashReference } from '#features/submission/submissions/server/reference.ts';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import { startApiServer } from '../support/api-server.ts';
import { startPostgres } from '../support/postgres.ts';
import { realProcesses } from '../support/real-processes.ts';
import { keepSendingForms } from '../support/send-forms.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

async function administrate(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A server whose commits survive a crash of it, unlike those of the server that other tests share. */
async function startServer() {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  await server.create('portal');
  await administrate(server.url, 'alter database portal set synchronous_commit = on');
  return { ...server, database: `${server.url}/portal` };
}

test(
  'a portal survives that PostgreSQL ends its connections and restarts: forms are refused in the meantime, then accepted again, and none is lost',
  realProcesses,
  async () => {
    const server = await startServer();
    const api = startApiServer({ url: server.database, dataDir: useTemporaryFolder() });
    onTestFinished(api.kill);
    const clients = [1, 2, 3, 4, 5, 6].map((client) => keepSendingForms(() => api.listening, client));
    const countAcknowledged = () => clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const hearMore = async () => {
      const before = countAcknowledged();
      await vi.waitFor(() => expect(countAcknowledged()).toBeGreaterThan(before + 12), { timeout: 30_000 });
    };
    await hearMore();

    const administrator = new pg.Client({ connectionString: `${server.url}/postgres` });
    administrator.on('error', () => undefined);
    await administrator.connect();
    await administrator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'portal'",
    );
    await hearMore();
    await server.crash();
    await vi.waitFor(() => {
      for (const { refusals } of clients) expect(refusals.length).toBeGreaterThan(1);
    });
    await server.startAgain();
    await hearMore();
    for (const client of clients) await client.stop();

    expect(api.hasEnded(), api.errors()).toBe(false);
    for (const refusal of clients.flatMap(({ refusals }) => refusals))
      expect(refusal).toEqual({
        status: 503,
        message: 'The database cannot be reached at the moment. Try again in a few seconds.',
        retryAfter: '5',
      });
    const open = openPostgres(server.database);
    const rows = await open.database.selectFrom('submissions').select('reference_hash').execute();
    await open.close();
    expect(rows.map((row) => row.reference_hash)).toEqual(
      expect.arrayContaining(clients.flatMap(({ acknowledged }) => acknowledged.map(hashReference))),
    );
  },
);
