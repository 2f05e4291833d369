import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { realProcesses } from '../support/real-processes.ts';

const module = join(import.meta.dirname, '../support/end-with-starter.ts');

const started = `
  import { endWithStarter } from ${JSON.stringify(module)};
  endWithStarter();
  setInterval(() => undefined, 60_000);
  console.log(process.pid);
`;
const starting = `
  import { spawn } from 'node:child_process';
  const args = ['--input-type=module', '-e', ${JSON.stringify(started)}];
  spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'inherit'] });
`;

test('a portal that a test started ends with that test, even when it is killed', realProcesses, async () => {
  const starter = spawn(process.execPath, ['--input-type=module', '-e', starting], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<string>((resolve) =>
    createInterface({ input: starter.stdout }).once('line', resolve),
  );
  expect(existsSync(`/proc/${pid}`)).toBe(true);
  starter.kill('SIGKILL');
  await vi.waitFor(() => expect(existsSync(`/proc/${pid}`)).toBe(false), { timeout: 20_000 });
});
