import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { endThreads } from '#platform/env/end-threads.ts';
import { endOnSignal } from '../../scripts/end-on-signal.ts';

/* A service one of whose threads cannot be ended: it is in a system call that does not return. With a folder as its argument. */

const pipe = join(process.argv[2] ?? '', 'pipe');
execFileSync('mkfifo', [pipe]);
const pool = new Piscina({ filename: new URL('failing-tasks.ts', import.meta.url).href });
pool.run({ pipe }, { name: 'hold' }).catch(() => undefined);
endOnSignal(async () => {
  try {
    await endThreads(pool, 100);
  } finally {
    console.log('put away');
  }
});
