import { sha256OfStream } from '#lib/sha256-stream.ts';
import type { HashMessage } from './hash-messages.ts';

/*
 * Runs in a worker of its own, so that the page stays quick while gigabytes are read; ended by the page when somebody cancels.
 */

/** Progress is told this often at most: more would keep the page busy with showing it. */
const tellEveryMs = 100;

const tell = (message: HashMessage) => self.postMessage(message);

/** Never rejects: a file that cannot be read is told. */
async function hash(file: File): Promise<void> {
  let toldAtMs = 0;
  const onRead = (bytes: number) => {
    const nowMs = performance.now();
    if (nowMs - toldAtMs < tellEveryMs) return;
    toldAtMs = nowMs;
    tell({ kind: 'progress', bytes });
  };
  try {
    tell({ kind: 'done', sha256: await sha256OfStream(file.stream(), onRead) });
  } catch {
    tell({ kind: 'failed' });
  }
}

self.addEventListener('message', ({ data: file }: MessageEvent<File>) => void hash(file));
