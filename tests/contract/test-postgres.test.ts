import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { startPostgres } from '../support/postgres.ts';

/** A port that another program has. */
async function takePort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port;
}

test('the server of the tests starts on another port when a program has taken the first one', async () => {
  const ports = [await takePort(), await takePort()];
  const server = await startPostgres(async () => ports.shift() ?? freePort());
  onTestFinished(server.stop);
  await server.create('harbor');
  const client = new pg.Client({ connectionString: `${server.url}/harbor` });
  await client.connect();
  const { rows } = await client.query('select current_database() as name');
  await client.end();
  expect(rows).toEqual([{ name: 'harbor' }]);
});

test('the server of the tests says why it does not start when every port is taken', async () => {
  const port = await takePort();
  await expect(startPostgres(async () => port)).rejects.toThrow('Address already in use');
});
