import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

function startBare({
  status,
  headers,
  body,
}: Received): Promise<{ url: string; pid: number; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _keepAlive,
    'transfer-encoding': _transfer,
    ...fixed
  } = headers;
  child.send({ status, headers: fixed, body: body.toString('base64') });
  return new Promise((resolve) => {
    child.once('message', (message: { port: number }) =>
      resolve({
        url: `http://127.0.0.1:${message.port}`,
        pid: child.pid ?? 0,
        stop: () => child.disconnect(),
      }),
    );
  });
}

/** CPU time that a process has used, from Linux's /proc in ticks of 10 ms; undefined elsewhere. */
function cpuMsOf(pid: number): number | undefined {
  try {
    const [user, system] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    return ((user ?? 0) + (system ?? 0)) * 10;
  } catch {
    return undefined;
  }
}

interface Measured {
  perSecond: number;
  /** The server's CPU time per request, which still tells the two apart when the client is the bottleneck. */
  cpuMicroseconds: number;
}

async function measure(
  { url, pid }: { url: string; pid: number },
  headers: Record<string, string> = {},
): Promise<Measured> {
  const before = cpuMsOf(pid);
  const result = await autocannon({
    url,
    connections: 64,
    duration: 3,
    headers: { 'accept-encoding': 'br', ...headers },
  });
  const after = cpuMsOf(pid);
  if (result.errors > 0 || result.non2xx > (headers['if-none-match'] ? Infinity : 0)) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers other than 2xx`);
  }
  const cpuMs = before === undefined || after === undefined ? Number.NaN : after - before;
  return { perSecond: result.requests.average, cpuMicroseconds: (cpuMs * 1000) / result.requests.total };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Pages from the store compared with a bare node:http server that sends the same bytes, alternating within
 * one run.
 */
export async function benchPageStore(report: (line: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideport-bench-'));
  // No payment is checked here, so the chain's address needs no endpoint.
  const portal = await startPortalProcess({
    dataDir,
    rpcUrl: 'http://127.0.0.1:9',
    env: { LOG_LEVEL: 'silent' },
  });
  try {
    for (const path of ['/en', '/en/dappstore', '/v1/application/hot_list']) {
      const url = portal.origin.replace('localhost', '127.0.0.1') + path;
      await receive(url);
      const page = await receive(url);
      const bare = await startBare(page);
      const stored = { url, pid: portal.pid };
      const rounds: { store: Measured; bare: Measured }[] = [];
      for (let round = 0; round < 3; round += 1)
        rounds.push({ store: await measure(stored), bare: await measure(bare) });
      const notModified = await measure(stored, { 'if-none-match': page.headers['etag'] ?? '' });
      bare.stop();
      const of = (who: 'store' | 'bare', what: keyof Measured) =>
        median(rounds.map((round) => round[who][what]));
      report(
        `${path.padEnd(26)} ${String(page.body.length).padStart(6)} B br  store ${of('store', 'perSecond').toFixed(0)}/s  ` +
          `bare ${of('bare', 'perSecond').toFixed(0)}/s  ratio ${(of('store', 'perSecond') / of('bare', 'perSecond')).toFixed(2)}  ` +
          `CPU of the server per request ${of('store', 'cpuMicroseconds').toFixed(0)} µs against ${of('bare', 'cpuMicroseconds').toFixed(0)} µs  ` +
          `304 ${notModified.perSecond.toFixed(0)}/s`,
      );
    }
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
