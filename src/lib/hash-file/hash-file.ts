import { trustScriptUrl } from '../trusted-types.ts';
import type { HashMessage } from './hash-messages.ts';
import workerUrl from './hash-worker.ts?worker&url';

/**
 * Computes a file's SHA-256 on this device, in a worker. Nothing is sent anywhere.
 * @param onMessage called with the progress, then with the hash or the failure
 * @returns a function that stops it: no further calls
 */
export function hashFile(file: File, onMessage: (message: HashMessage) => void): () => void {
  const worker = new Worker(trustScriptUrl(workerUrl), { type: 'module' });
  const stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<HashMessage>) => {
    if (data.kind !== 'progress') stop();
    onMessage(data);
  });
  worker.addEventListener('error', () => {
    stop();
    onMessage({ kind: 'failed' });
  });
  worker.postMessage(file);
  return stop;
}
