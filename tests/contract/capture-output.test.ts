import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realProcesses } from '../support/real-processes.ts';

const program = join(import.meta.dirname, '../support/noisy-process.ts');

test(
  'what Node and libraries print is JSON, one line each, and an uncaught error ends the process',
  realProcesses,
  () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(1);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; error?: { message: string; stack: string } });
    // The first lines may come after others: a pipe takes them when it is ready.
    expect(lines.map(({ msg, error }) => `${msg} ${error?.message}`).toSorted()).toEqual([
      'A library has 2 questions undefined',
      'Node has a warning This call goes away.',
      'the process ends, because an error was not caught Nothing catches this.',
      'two\nlines undefined',
    ]);
    expect(lines.find(({ msg }) => msg.startsWith('the process ends'))?.error?.stack).toContain(
      'noisy-process',
    );
  },
);
