import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startPortalProcess } from '../support/portal-process.ts';

interface Received {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

function receive(url: string): Promise<Received> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers as Record<string, string>, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

function startBare({ status, headers, body }: Received): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _transfer, ...fixed } = headers;
  child.send({ status, headers: fixed, body: body.toString('base64') });
  return new Promise((resolve) => {
    child.once('message', (message: { port: number }) =>
      resolve({ url: `http://127.0.0.1:${message.port}`, stop: () => child.disconnect() }),
    );
  });
}

async function requestsPerSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({ url, connections: 64, duration: 3, headers: { 'accept-encoding': 'br', ...headers } });
  if (result.errors > 0 || result.non2xx > (headers['if-none-match'] ? Infinity : 0)) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 2xx`);
  }
  return result.requests.average;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Pages from the store against a bare node:http server that sends the same bytes, in alternation within one run. */
export async function benchPageStore(report: (line: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideport-bench-'));
  // No payment is checked here, so nothing has to answer at the chain's address.
  const portal = await startPortalProcess({ dataDir, rpcUrl: 'http://127.0.0.1:9', env: { LOG_LEVEL: 'silent' } });
  try {
    for (const path of ['/en', '/en/dappstore', '/v1/application/hot_list']) {
      const url = portal.origin.replace('localhost', '127.0.0.1') + path;
      await receive(url);
      const page = await receive(url);
      const bare = await startBare(page);
      const rounds = { store: [] as number[], bare: [] as number[], notModified: [] as number[] };
      for (let round = 0; round < 3; round += 1) {
        rounds.store.push(await requestsPerSecond(url));
        rounds.bare.push(await requestsPerSecond(bare.url));
      }
      rounds.notModified.push(await requestsPerSecond(url, { 'if-none-match': page.headers['etag'] ?? '' }));
      bare.stop();
      const [store, yardstick] = [median(rounds.store), median(rounds.bare)];
      report(
        `${path.padEnd(26)} ${String(page.body.length).padStart(6)} B br  store ${store.toFixed(0)}/s  bare ${yardstick.toFixed(0)}/s  ` +
          `ratio ${(store / yardstick).toFixed(2)}  304 ${median(rounds.notModified).toFixed(0)}/s`,
      );
    }
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
