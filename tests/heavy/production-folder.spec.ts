import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildOwnBrand } from '../support/build-own-brand.ts';
import { freePort } from '../support/free-port.ts';

/* What `npm run package` makes, as a container starts it: apart from the checkout, by a user who cannot write into it. */

const root = join(import.meta.dirname, '../..');
const nobody = 65534;
const isRoot = process.getuid?.() === 0;
/** Not below the checkout, whose packages Node would find; on a disk, because the folder may have 400 MB. */
const disk = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();

let place: string;
let portal: string;

/** Whether the folders can be written by their owner. The files are those of the checkout, by a second name. */
function setFolders(folder: string, mode: number): void {
  chmodSync(folder, mode);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) setFolders(join(folder, entry.name), mode);
}

/** A command of the checkout. */
function run(env: NodeJS.ProcessEnv, ...command: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', ...command], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${stderr}`);
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  place = mkdtempSync(join(disk, 'tideport-package-'));
  chmodSync(place, 0o755);
  portal = join(place, 'portal');
  const BRAND_DIR = await buildOwnBrand();
  run({ BRAND_DIR }, 'scripts/package.ts', portal);
  setFolders(portal, 0o555);
});

test.afterAll(() => {
  // Where it was not built its error is what is shown.
  if (existsSync(portal)) setFolders(portal, 0o755);
  rmSync(place, { recursive: true, force: true });
});

test('the packaged portal serves pages, pictures and the desk from a folder that it cannot write', async () => {
  const dataDir = join(place, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  if (isRoot) chownSync(dataDir, nobody, nobody);
  const [port, deskPort] = [await freePort(), await freePort()];
  const options = {
    cwd: portal,
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
    env: {
      PATH: process.env['PATH'] ?? '',
      ...{ PORT: String(port), DESK_PORT: String(deskPort), DATA_DIR: dataDir, TMPDIR: dataDir },
      ...{ WATCH_LINKS: 'off', STOP_DELAY_SECONDS: '0' },
    },
  };
  const start = ['scripts/bootstrap.mjs', 'scripts/serve.ts'];
  const child = spawn(join(portal, 'bin/node'), start, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('· desk http')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}:\n${printed}`)));
  });

  const origin = `http://localhost:${port}`;
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const page = await fetch(`${origin}/en`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('Saltmark');
  // Drawn with the fonts and the programs that packages bring for this platform.
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const drawn = await fetch(origin + new URL(picture).pathname);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await fetch(`http://127.0.0.1:${deskPort}/`)).status).toBe(200);

  for (const command of [
    ['account', 'list'],
    ['backup', '--to', dataDir],
  ]) {
    const [name, ...rest] = command;
    const words = ['scripts/bootstrap.mjs', `scripts/${name}.ts`, ...rest];
    const { status, stderr } = spawnSync(join(portal, 'bin/node'), words, { ...options, encoding: 'utf8' });
    expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: '' });
  }

  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('the folder has the packages of production and no others', () => {
  const names = readdirSync(join(portal, 'node_modules'));
  expect(names).toEqual(expect.arrayContaining(['hono', 'react', 'sharp']));
  for (const name of ['@mui', 'react-admin', 'vite', 'vitest', 'typescript', 'lightningcss-linux-x64-gnu'])
    expect(names).not.toContain(name);
});
