import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const program = join(import.meta.dirname, 'api-process.ts');

export interface ApiServer {
  origin: string;
  /** A logo that forms may use. */
  icon: string;
}

/** A portal in a process of its own that answers calls about submissions. */
export function startApiServer(place: { url?: string; dataDir: string }) {
  const child = spawn(process.execPath, [program, JSON.stringify(place)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const listening = new Promise<ApiServer | undefined>((resolve) => {
    createInterface({ input: child.stdout }).once('line', (line) => {
      const [origin = '', icon = ''] = line.split(' ');
      resolve({ origin, icon });
    });
    void ended.then(() => resolve(undefined));
  });
  return {
    /** Undefined when it ended instead. */
    listening,
    ended,
    hasEnded: () => child.exitCode !== null,
    errors: () => errors,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
