import { Piscina } from 'piscina';
import { endThreads } from '#platform/env/end-threads.ts';
import { endOnSignal } from '../../scripts/end-on-signal.ts';

/* A service one of whose threads cannot be ended: it reads from a named pipe, the argument, into which nothing is written. */

const pipe = process.argv[2] ?? '';
const pool = new Piscina({ filename: new URL('failing-tasks.ts', import.meta.url).href });
pool.run({ pipe }, { name: 'hold' }).catch(() => undefined);
endOnSignal(async () => {
  try {
    await endThreads(pool, 100);
  } finally {
    console.log('put away');
  }
});
