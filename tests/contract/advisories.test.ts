import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { acceptedAdvisories } from '../../scripts/supply-chain/accepted-advisories.ts';
import { judgeAdvisories } from '../../scripts/supply-chain/judge-advisories.ts';
import { freePort } from '../support/free-port.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const script = join(import.meta.dirname, '../../scripts/advisories.ts');

/** A project that ships `left` and is checked with `right`. */
function makeProject(): string {
  const folder = useTemporaryFolder();
  const project = { name: 'portal', version: '1.0.0', dependencies: { left: '1.0.0' } };
  const manifest = { ...project, devDependencies: { right: '1.0.0' } };
  const integrity = `sha512-${Buffer.alloc(64).toString('base64')}`;
  const packages = {
    '': manifest,
    'node_modules/left': { version: '1.0.0', integrity },
    'node_modules/right': { version: '1.0.0', integrity, dev: true },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...project, lockfileVersion: 3, packages }),
  );
  return folder;
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A registry that knows one advisory each on the packages that are named. */
const serveAdvisories = (severities: Record<string, string>) =>
  serve((request, response) => {
    const answer = (body: unknown) => {
      request.resume();
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    };
    const name = request.url?.slice(1) ?? '';
    if (request.method === 'GET')
      return answer({
        name,
        'dist-tags': { latest: '1.0.0' },
        versions: { '1.0.0': { name, version: '1.0.0' } },
      });
    const advise = ([name, severity]: [string, string]) => [
      name,
      [
        {
          ...{ id: 1, severity, title: `${name} reads too much`, vulnerable_versions: '<2.0.0' },
          url: `https://github.com/advisories/GHSA-${name}`,
        },
      ],
    ];
    return answer(Object.fromEntries(Object.entries(severities).map(advise)));
  });

async function ask(registry: string) {
  const folder = makeProject();
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
  );
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: {
      ...environment,
      ...{ npm_config_registry: registry, npm_config_cache: join(folder, 'cache') },
      ...{ npm_config_userconfig: join(folder, 'none'), npm_config_update_notifier: 'false' },
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part));
  const [code] = (await once(child, 'close')) as [number];
  return { code, printed };
}

test('an advisory on a package of the product blocks when it is high or critical', async () => {
  const { code, printed } = await ask(await serveAdvisories({ left: 'high', right: 'critical' }));
  expect(printed).toContain(
    'GHSA-left high left: left reads too much\n  https://github.com/advisories/GHSA-left',
  );
  expect(printed).toContain(
    'GHSA-right critical right: right reads too much (only builds or checks the product)',
  );
  expect(printed).toContain('Advisories: 2, to be repaired before a release: 1.');
  expect(code).toBe(1);
});

test('none, or a lesser one, does not', async () => {
  expect(await ask(await serveAdvisories({}))).toEqual({
    code: 0,
    printed: 'Advisories: 0, to be repaired before a release: 0.\n',
  });
  const { code, printed } = await ask(await serveAdvisories({ left: 'moderate' }));
  expect(printed).toContain('left reads too much (to be decided about by hand)');
  expect(code).toBe(0);
});

test.each([
  ['is not there', async () => `http://127.0.0.1:${await freePort()}`],
  [
    'knows no advisories',
    () =>
      serve((request, response) => {
        request.resume();
        response.writeHead(404).end('{}');
      }),
  ],
  [
    'answers with a page',
    () =>
      serve((request, response) => {
        request.resume();
        response.end('<h1>Sign in</h1>');
      }),
  ],
])('a registry that %s is not taken for one without advisories', async (_what, start) => {
  const { code, printed } = await ask(await start());
  expect(printed).toMatch(
    /^The registry did not answer, so nothing is known about advisories: .+ Ask again later\.\n$/,
  );
  expect(code).toBe(2);
});

test('an accepted advisory blocks again after its day, in another package, and when it is another one', () => {
  const advisory = { id: 'GHSA-1', package: 'left', severity: 'high', title: '', url: '', paths: ['a'] };
  const accepted = [{ id: 'GHSA-1', package: 'left', reason: 'never called', until: '2027-01-31' }];
  const judge = (change: Partial<typeof advisory>, today = '2027-01-31') =>
    judgeAdvisories([{ ...advisory, ...change }], { shipped: new Set(['a']), accepted, today })[0];
  expect(judge({})).toMatchObject({ blocks: false, because: 'accepted until 2027-01-31: never called' });
  expect(judge({}, '2027-02-01')?.blocks).toBe(true);
  expect(judge({ package: 'right' })?.blocks).toBe(true);
  expect(judge({ id: 'GHSA-2' })?.blocks).toBe(true);
  expect(judge({ id: 'GHSA-2', paths: ['b'] })?.blocks).toBe(false);
});

test('each accepted advisory has a reason and a day', () => {
  for (const { id, reason, until } of acceptedAdvisories) {
    expect(id).toMatch(/^GHSA(?:-[a-z\d]{4}){3}$/);
    expect(reason.length, id).toBeGreaterThan(20);
    expect(until, id).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
