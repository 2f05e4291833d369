import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bareEnvironment } from '../support/bare-environment.ts';
import { makeOwnBrand } from '../support/own-brand.ts';

const root = join(import.meta.dirname, '../..');

function run(script: string, env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: { ...bareEnvironment(), ...env },
    encoding: 'utf8',
    // Against a start that hangs: loading the portal takes seconds, and many times that on a machine with other work.
    timeout: 200_000,
  });
  return { status, said: stderr.trim() };
}

describe('the start', () => {
  test('runs the production builds of its libraries, whatever the shell says', () => {
    const { stdout } = spawnSync(
      process.execPath,
      ['scripts/bootstrap.mjs', 'tests/support/print-environment.ts'],
      {
        cwd: root,
        env: { ...bareEnvironment(), NODE_ENV: 'development' },
        encoding: 'utf8',
      },
    );
    expect(stdout.trim()).toBe('production');
  });

  test('in production rejects the demonstration brand with a sentence for each field', () => {
    const { status, said } = run('scripts/serve.ts');
    expect(status).toBe(1);
    const lines = said.split('\n');
    expect(lines).toContain(
      'brand/brand.json: donation.chainId 31337 is a development chain; set the chain on which you take donations.',
    );
    expect(lines.filter((line) => line.includes('belongs to the public test accounts'))).toHaveLength(2);
    expect(lines).toContain(
      'brand/brand.json: supportEmail "support@tideport.example" names a host that is reserved for examples; set your own.',
    );
    for (const line of lines) expect(line).toMatch(/^brand\/brand\.json: \S+ .*; (set|write|copy|choose) /);
  });

  test('in production with PostgreSQL needs the secret that all nodes share', () => {
    const place = mkdtempSync(join(tmpdir(), 'shared-secret-'));
    const env = { DATABASE_URL: 'postgres://portal@127.0.0.1:9/portal', DATA_DIR: place };
    expect(run('scripts/serve.ts', env)).toEqual({
      status: 1,
      said: 'The setting DESK_SECRET is required with DATABASE_URL, the same on every node: openssl rand -base64 32 makes one.',
    });
    writeFileSync(join(place, 'desk-secret'), 'made-by-the-only-node-so-far-0123456789');
    expect(run('scripts/serve.ts', env).said).toBe(
      `The setting DESK_SECRET is required with DATABASE_URL, the same on every node. Give it what is in ${join(place, 'desk-secret')}, so that everyone stays signed in.`,
    );
    const given = run('scripts/serve.ts', {
      ...env,
      DESK_SECRET: 'a secret of more than thirty-two characters',
    });
    expect(given.said).not.toContain('DESK_SECRET');
    rmSync(place, { recursive: true });
  });

  test('several web processes need PostgreSQL, and are not for the demonstration', () => {
    expect(run('scripts/serve.ts', { WEB_PROCESSES: '2' })).toEqual({
      status: 1,
      said: 'The setting WEB_PROCESSES may be 2 with PostgreSQL only: give DATABASE_URL as well, or leave it out.',
    });
    const env = { WEB_PROCESSES: '2', DATABASE_URL: 'postgres://portal@127.0.0.1:9/portal' };
    expect(run('scripts/start.ts', env)).toEqual({
      status: 1,
      said: 'The setting WEB_PROCESSES is for npm run serve: the demonstration is one process, with its chain in it.',
    });
  });

  test('in production stops with one sentence while there is no build of this brand', async () => {
    const place = mkdtempSync(join(tmpdir(), 'unbuilt-brand-'));
    const folder = await makeOwnBrand(join(place, 'saltmark'));
    const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/serve.ts'], {
      cwd: root,
      env: { ...bareEnvironment(), BRAND_DIR: folder },
      encoding: 'utf8',
    });
    rmSync(place, { recursive: true });
    expect({ status, said: stderr.trim() }).toEqual({
      status: 1,
      said: 'There is no build of the pages and the desk from these sources and this brand. Run npm run build, with the same BRAND_DIR, then start again.',
    });
  });

  test.each(['scripts/start.ts', 'scripts/serve.ts'])(
    '%s stops at an invalid setting with one sentence',
    (script) => {
      const { status, said } = run(script, { PORT: 'four thousand' });
      expect(status).toBe(1);
      expect(said).toBe('The setting PORT must be a port number from 0 to 65535.');
    },
  );

  test.each(['scripts/start.ts', 'scripts/serve.ts'])(
    '%s stops when a public origin does not say how many proxies are in front',
    (script) => {
      const { status, said } = run(script, { PUBLIC_ORIGIN: 'https://wallet.example.org' });
      expect(status).toBe(1);
      expect(said).toBe(
        'The setting TRUSTED_PROXIES must say how many proxies are in front of a public https PUBLIC_ORIGIN: usually 1, or 0 when the portal is reached directly.',
      );
    },
  );
});
