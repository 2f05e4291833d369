import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, onTestFinished } from 'vitest';
import { roles } from '#features/team/accounts/model/role.ts';
import { tokenScopes } from '#features/team/accounts/model/token-scope.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { runDesk } from '../../scripts/desk/run-desk.ts';
import { bareEnvironment } from './bare-environment.ts';
import { createDesk, useDeskAssets } from './desk.ts';

const root = join(import.meta.dirname, '../..');

/** For a group of tests: prepares a desk that listens, and its command line with the token of an account with every role. */
export function useDeskCommand(open: () => Promise<OpenDatabase>) {
  const assets = useDeskAssets();
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  return async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    server = createAdaptorServer({ fetch: desk.app.fetch }) as Server;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ana = await desk.signIn(roles);
    const asked = { name: 'tests', scopes: tokenScopes, days: 30, password: desk.password, code: '' };
    const made = await ana.post('/api/desk/own-access-tokens', asked);
    const { token } = (await made.json()) as { token: string };
    const folder = mkdtempSync(join(tmpdir(), 'desk-scripts-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = { DESK_URL: url, DESK_TOKEN: token };
    async function run(words: string, given: NodeJS.ProcessEnv = {}) {
      const [said, complaints]: [string[], string[]] = [[], []];
      const status = await runDesk(words.split(' '), {
        env: { ...env, ...given },
        print: (line) => said.push(line),
        complain: (line) => complaints.push(line),
      });
      return { status, said: said.join('\n'), error: complaints.join('\n') };
    }
    /** As an operator's shell starts it. */
    async function runProcess(words: string, input: string) {
      const script = ['--disable-warning=ExperimentalWarning', 'scripts/desk.ts'];
      const child = spawn(process.execPath, [...script, ...words.split(' ')], {
        cwd: root,
        env: { ...bareEnvironment(), ...env },
      });
      child.stdin.end(input);
      const [said, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
      return { status: child.exitCode, said: said.trim(), error: error.trim() };
    }
    /** A file with this text. */
    async function keep(content: unknown) {
      const file = join(folder, 'contents.json');
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
      return file;
    }
    return { ...desk, ana, run, runProcess, keep, ...opened };
  };
}
