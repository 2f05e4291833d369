import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { makeOwnBrand } from './own-brand.ts';

const root = join(import.meta.dirname, '../..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Whom the start makes an account for, as the setting asks. */
export const firstAdministrator = 'administrator@saltmark.internal';

export interface ProductionPortal {
  origin: string;
  deskOrigin: string;
  /** Where it sends its emails. */
  mailServer: MailServer;
  dataDir: string;
  /** Another command of the README on the same data. @returns what it printed */
  run(command: string, ...rest: string[]): string;
  stop(): Promise<void>;
}

/**
 * `npm run build` and `npm run serve` on an empty folder, with the brand of another team: as a team starts it on its server, but
 * on loopback and without requests to the outside web.
 */
export async function startProductionPortal(): Promise<ProductionPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideport-production-'));
  const [port, deskPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    BRAND_DIR: await makeOwnBrand(),
    PORT: String(port),
    DESK_PORT: String(deskPort),
    DATA_DIR: dataDir,
    // The fixture's endpoint for every other test; here donations are confirmed by hand.
    CHAIN_RPC_URL: '',
    WATCH_LINKS: 'off',
    // Elsewhere the tests have browsers told so.
    HSTS_SUBDOMAINS: 'off',
    // The walk signs in by password; administrators-factor.test.ts has what administrators need.
    DESK_SECOND_FACTOR: 'optional',
    // Nothing asks whether it is ready.
    STOP_DELAY_SECONDS: '0',
    // Its addresses are told in the log.
    LOG_LEVEL: 'info',
  };
  const stayHere = `--import=${join(root, 'tests/support/stay-here.ts')}`;
  const built = spawnSync(npm, ['run', '--silent', 'build'], { cwd: root, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`npm run build ended with ${built.status}:\n${built.stderr}`);
  const mailServer = await startMailServer();
  // What `npm run serve` runs: npm itself would end without its child.
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'scripts/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      NODE_OPTIONS: stayHere,
      SMTP_URL: mailServer.url,
      DESK_FIRST_ADMINISTRATOR: firstAdministrator,
    },
  });
  let printed = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('· desk http')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}:\n${printed}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    deskOrigin: `http://127.0.0.1:${deskPort}`,
    mailServer,
    dataDir,
    run(command, ...rest) {
      const { status, stdout, stderr } = spawnSync(npm, ['run', '--silent', command, '--', ...rest], {
        cwd: root,
        env,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`npm run ${command} ended with ${status}:\n${stdout}${stderr}`);
      return stdout;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await mailServer.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
