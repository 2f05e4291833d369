import { serve } from '@hono/node-server';
import { connectDatabase } from '#platform/database/connect.ts';
import { endWithStarter } from './end-with-starter.ts';
import { createWorld } from './submission-world.ts';

/* A separate portal process that answers calls about submissions: `node api-process.ts <JSON of url, dataDir>`. It prints its address
   and the logo that forms may use. */

endWithStarter();
const { url, dataDir } = JSON.parse(process.argv[2]!) as { url?: string; dataDir: string };
const world = await createWorld(await connectDatabase({ url, dataDir }));
serve({ fetch: (request) => world.api.fetch(request), port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.stdout.write(`http://127.0.0.1:${port} ${world.icon}\n`),
);
