import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortalProcess } from '../support/portal-process.ts';
import type { Figure, Report } from './figure.ts';
import { measureRequests, pinServer, prepareLoad, type Measured } from './measure-requests.ts';
import { startNginx } from './start-nginx.ts';

const accept = { 'accept-encoding': 'br' };

interface Received {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

function receive(url: string, headers: Record<string, string> = accept): Promise<Received> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Rival {
  name: string;
  url: string;
  headers: Record<string, string>;
}

const rounds = 3;

/** Each server in turn, several times; the medians, and this portal's share of what each other does. */
async function compare(
  client: 'wrk' | 'autocannon',
  name: string,
  [portal, ...rivals]: readonly [Rival, ...Rival[]],
): Promise<Figure> {
  const all = [portal, ...rivals];
  const measured = new Map<Rival, Measured[]>(all.map((rival) => [rival, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const rival of all)
      measured.get(rival)!.push(await measureRequests(client, rival.url, rival.headers));
  const of = (rival: Rival, what: keyof Measured) => median(measured.get(rival)!.map((each) => each[what]));
  const told = all.map(
    (rival) =>
      `${rival.name} ${of(rival, 'perSecond').toFixed(0)}/s, 99 % within ${of(rival, 'slowestMs').toFixed(1)} ms`,
  );
  const ratios = rivals.map(
    (rival) => `${(of(portal, 'perSecond') / of(rival, 'perSecond')).toFixed(2)} × ${rival.name}`,
  );
  return { name, figure: told.join('; '), ratio: ratios.join(', ') };
}

/** A page and its 304, beside a bare node:http server and nginx that send the same bytes. */
async function benchPath(origin: string, path: string, { client, hasNginx }: ReturnType<typeof prepareLoad>) {
  const url = origin + path;
  await receive(url);
  const page = await receive(url);
  const unchanged = { ...accept, 'if-none-match': page.headers['etag'] ?? '' };
  const bare = await startBare(page);
  const bareUnchanged = await startBare(await receive(url, unchanged));
  const nginx = hasNginx ? await startNginx(page) : undefined;
  for (const server of [bare, bareUnchanged, nginx]) if (server) pinServer(server.pid);
  try {
    const tag = nginx && (await receive(nginx.url)).headers['etag'];
    const ofNginx = (headers: Record<string, string>): Rival[] =>
      nginx ? [{ name: 'nginx', url: nginx.url, headers }] : [];
    const stored = await compare(client, `${path} (${page.body.length} bytes)`, [
      { name: 'portal', url, headers: accept },
      { name: 'node:http', url: bare.url, headers: accept },
      ...ofNginx(accept),
    ]);
    const notModified = await compare(client, `${path}, 304`, [
      { name: 'portal', url, headers: unchanged },
      { name: 'node:http', url: bareUnchanged.url, headers: unchanged },
      ...ofNginx({ ...accept, 'if-none-match': tag ?? '' }),
    ]);
    return [stored, notModified];
  } finally {
    bare.stop();
    bareUnchanged.stop();
    await nginx?.stop();
  }
}

/** Pages and answers of the content API from memory, alternating with servers that can do nothing else. */
export async function benchPageStore(report: Report): Promise<void> {
  const load = prepareLoad();
  if (load.client === 'autocannon')
    report({ name: 'load by autocannon', figure: 'slower than the servers: the ratios are too near to 1' });
  const dataDir = mkdtempSync(join(tmpdir(), 'tideport-bench-'));
  // No payment is checked here, so the chain's address needs no endpoint.
  const portal = await startPortalProcess({
    dataDir,
    rpcUrl: 'http://127.0.0.1:9',
    env: { LOG_LEVEL: 'silent' },
  });
  try {
    pinServer(portal.pid);
    const origin = portal.origin.replace('localhost', '127.0.0.1');
    for (const path of ['/en', '/en/dappstore', '/v1/application/hot_list'])
      for (const figure of await benchPath(origin, path, load)) report(figure);
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
