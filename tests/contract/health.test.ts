import { createServer } from 'node:net';
import { expect, it, onTestFinished, test } from 'vitest';
import { createHealthRoutes } from '#routes/health-routes.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import { describeOnEachEngine } from '../support/databases.ts';

describeOnEachEngine('readiness', (open) => {
  it('is true while the database answers, and false while nothing can be stored and while the process ends', async () => {
    const { database } = await open();
    let isOpen = true;
    let canWrite = true;
    const app = createHealthRoutes({
      askDatabase: () => getContentRevision(database),
      isOpen: () => isOpen,
      canWrite: () => canWrite,
    });
    expect((await app.request('/readyz')).status).toBe(200);
    canWrite = false;
    const full = await app.request('/readyz');
    expect(full.status).toBe(503);
    expect(await full.json()).toEqual({ status: 'data folder cannot be written' });
    canWrite = true;
    expect((await app.request('/readyz')).status).toBe(200);
    isOpen = false;
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
  });
});

test('readiness is false soon when the database takes the connection and never answers', async () => {
  const silent = createServer((socket) => onTestFinished(() => void socket.destroy()));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as { port: number };
  const { database } = openPostgres(`postgres://user:password@127.0.0.1:${port}/portal`);
  const app = createHealthRoutes({
    askDatabase: () => getContentRevision(database),
    isOpen: () => true,
    canWrite: () => true,
    timeoutMs: 20,
  });
  const answer = await app.request('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ status: 'database unavailable' });
});
