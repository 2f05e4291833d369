import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { realProcesses } from '../support/real-processes.ts';

const root = join(import.meta.dirname, '../..');
const start = [process.execPath, 'scripts/bootstrap.mjs', 'tests/support/ending-process.ts'];

/** Starts a service, ends what started it, and reads on until the service has closed its output too. */
async function linesUntilEnd([command = '', ...args]: string[], signal: NodeJS.Signals): Promise<string[]> {
  const starter = spawn(command, args, {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: 'serve' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: starter.stdout })) {
    lines.push(line);
    if (line === 'started') starter.kill(signal);
  }
  return lines;
}

test('the portal ends and puts everything away when its bootstrap is killed', realProcesses, async () => {
  expect(await linesUntilEnd(start, 'SIGKILL')).toEqual(['started', 'put away']);
});

test('the portal ends with the shell of npm, which passes no signal on', realProcesses, async () => {
  // With a second command the shell stays the parent of the first.
  const shell = ['sh', '-c', `"${start.join('" "')}"; true`];
  expect(await linesUntilEnd(shell, 'SIGTERM')).toEqual(['started', 'put away']);
});

test('the portal ends when its bootstrap is asked to', realProcesses, async () => {
  expect(await linesUntilEnd(start, 'SIGTERM')).toEqual(['started', 'put away']);
});

test('a portal that a program of the bootstrap starts goes on without the pipe', realProcesses, async () => {
  const inBetween = `
    const { spawn } = require('node:child_process');
    const portal = spawn(process.execPath, ['tests/support/ending-process.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
    portal.stdout.on('data', (data) => {
      process.stdout.write(data);
      if (String(data) === 'started\\n') portal.kill('SIGTERM');
    });`;
  const starter = spawn(process.execPath, ['-e', inBetween], {
    cwd: root,
    env: { ...process.env, STARTER_PIPE: `${process.pid}:3` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: starter.stdout })) lines.push(line);
  expect(lines).toEqual(['started', 'put away']);
});
