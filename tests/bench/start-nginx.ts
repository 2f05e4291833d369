import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';

/** Headers that nginx writes by itself. */
const own = new Set([
  'content-length',
  'date',
  'etag',
  'connection',
  'keep-alive',
  'content-type',
  'last-modified',
  'accept-ranges',
]);

const quote = (text: string) => `"${text.replace(/["\\$]/g, (sign) => (sign === '$' ? '' : `\\${sign}`))}"`;

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await fetch(url);
      return;
    } catch (cause) {
      if (attempt === 100) throw new Error('nginx did not start.', { cause });
      await setTimeout(50);
    }
}

/** nginx with one worker that sends one file with the given headers. */
export async function startNginx({ headers, body }: { headers: Record<string, string>; body: Buffer }) {
  const folder = mkdtempSync(join(tmpdir(), 'tideport-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'body'), body);
  const added = Object.entries(headers)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} ${quote(value)};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=10; ${paths.join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder};
    location / { try_files /body =404; default_type ${quote(headers['content-type'] ?? 'text/html')}; ${added.join('\n')} } } }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
