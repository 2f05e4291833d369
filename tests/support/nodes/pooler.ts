import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';

const mostAttempts = 40;
const attemptMs = 250;

/** @throws what the last attempt failed with */
async function untilAnswering(url: string): Promise<void> {
  for (let left = mostAttempts; ; left -= 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (left === 1) throw error;
      await wait(attemptMs);
    } finally {
      await client.end();
    }
  }
}

/** What docs/operations.md asks for; after a crash of the server the pooler tries again each second. */
const settings = (server: URL, port: number) => `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 15
max_client_conn = 300
ignore_startup_parameters = statement_timeout
server_login_retry = 1
`;

/** PgBouncer in transaction mode. @param program its path @param databaseUrl what it leads to */
export async function startPooler(program: string, databaseUrl: string) {
  const server = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'tideport-pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings(server, port), { mode: 0o644 });
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(program, ['--quiet', ...asUser, file], { stdio: 'ignore' });
  const url = new URL(databaseUrl);
  url.port = String(port);
  await untilAnswering(url.href);
  return {
    url: url.href,
    stop(): void {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
