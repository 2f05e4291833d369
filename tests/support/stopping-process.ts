import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { endServing } from '#app/end-serving.ts';
import { createHealthRoutes } from '#routes/health-routes.ts';
import { listen } from '#app/listen.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import { openSqlite } from '#platform/database/engines/sqlite.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLimitedServer } from '#platform/http/limited-server.ts';
import { endOnSignal } from '../../scripts/end-on-signal.ts';

/* Listens as the portal does, and ends as it does: with the milliseconds of its two waits as arguments. */

const [delayMs = 0, limitMs = 0] = process.argv.slice(2).map(Number);
const open = openSqlite(':memory:');
await migrate(open);
let isOpen = true;
const app = new Hono();
app.route(
  '/',
  createHealthRoutes({
    askDatabase: () => getContentRevision(open.database),
    isOpen: () => isOpen,
    canWrite: () => true,
  }),
);
app.post('/echo', async (c) => c.text(await c.req.text()));
const server = createLimitedServer((request, response) => {
  if (request.url === '/echo') console.log('asked');
  void getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response);
});
const port = await listen(server, 0, '127.0.0.1');
endOnSignal(async ({ isPolite }) => {
  const announce = () => (isOpen = false);
  await endServing({ servers: [server], loops: [], announce }, { delayMs: isPolite ? delayMs : 0, limitMs });
  console.log('put away');
});
console.log(port);
