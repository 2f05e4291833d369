import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memorySettings, nodeFlags } from '../../scripts/process-settings.mjs';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../..');

export interface PortalProcess {
  pid: number;
  origin: string;
  deskOrigin: string;
  dataDir: string;
  /** The demonstration reviewer's account. */
  desk: { email: string; password: string };
  /** Everything the process has printed so far. */
  output(): string;
  /** SIGKILL: no chance to clean up. */
  kill(): Promise<void>;
  /** Ctrl-C. */
  stop(): Promise<void>;
}

export interface PortalProcessOptions {
  dataDir: string;
  /** A development chain that is running already. */
  rpcUrl: string;
  ports?: { portal: number; desk: number };
  env?: Record<string, string>;
  /** What starts it; a start without requests to the outside web, if absent. */
  program?: string;
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

/**
 * Starts the product like `npm start` does (with the built pages and a given development chain) in its own
 * process. Resolves when it listens; rejects with its output when it ends before.
 */
export async function startPortalProcess({
  dataDir,
  rpcUrl,
  ports,
  env,
  program = 'tests/support/serve-portal.ts',
}: PortalProcessOptions): Promise<PortalProcess> {
  const port = ports?.portal ?? (await freePort());
  const deskPort = ports?.desk ?? (await freePort());
  const brandFlags = env?.['BRAND_DIR'] ? ['--import', join(root, 'scripts/brand-folder.ts')] : [];
  const child = spawn(process.execPath, [...nodeFlags, ...brandFlags, program], {
    cwd: root,
    // The first pipe tells the portal that this process has ended.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...memorySettings,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DESK_PORT: String(deskPort),
      DATA_DIR: dataDir,
      CHAIN_RPC_URL: rpcUrl,
      LOG_LEVEL: 'warn',
      // The tests of one portal share one address.
      UNPAID_PER_ADDRESS: '1000',
      ...env,
    },
  });
  let printed = '';
  const listening = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Ctrl-C ends everything')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}:\n${printed}`)));
  });
  await listening;
  const account = /^ *Desk.*$/m.exec(printed)?.[0].split(/\s/);
  return {
    pid: child.pid ?? 0,
    origin: `http://localhost:${port}`,
    deskOrigin: `http://127.0.0.1:${deskPort}`,
    dataDir,
    desk: {
      email: account?.find((word) => word.includes('@')) ?? '',
      password: readFileSync(join(dataDir, 'desk-account.txt'), 'utf8').trim(),
    },
    output: () => printed,
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
    stop: async () => {
      child.kill('SIGINT');
      await ended(child);
    },
  };
}
