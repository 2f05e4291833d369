import { sha256OfStream } from '../sha256-stream.ts';
import type { HashMessage } from './hash-messages.ts';

/* Runs in its own worker, so that the page stays responsive while gigabytes are read; terminated by the page
   on cancel. */

/** Progress is reported at most this often: more would keep the page busy rendering it. */
const tellEveryMs = 100;

const tell = (message: HashMessage) => self.postMessage(message);

/** Never rejects: an unreadable file is reported. */
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
