import { useEffect, useRef, useState } from 'react';
import type { CheckedFile } from '../../model/verdict.ts';
import type { HashMessage } from './hash-messages.ts';

export type FileCheckState =
  | { kind: 'idle' }
  /** `share` is the fraction read so far, 0 to 1. */
  | { kind: 'reading'; file: CheckedFile; share: number }
  | { kind: 'done'; file: CheckedFile; sha256: string }
  | { kind: 'failed'; file: CheckedFile };

/**
 * Computes a file's SHA-256 on this device, in a worker. Nothing is sent anywhere.
 * @param onMessage called with the progress, then with the hash or the failure
 * @returns a function that stops it: no further calls
 */
function hashFile(file: File, onMessage: (message: HashMessage) => void): () => void {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
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

/** Reads one file at a time; a new one replaces the one being read. */
export function useFileCheck() {
  const [state, setState] = useState<FileCheckState>({ kind: 'idle' });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (chosen: File) => {
    stop.current?.();
    const file: CheckedFile = { name: chosen.name, sizeBytes: chosen.size };
    setState({ kind: 'reading', file, share: 0 });
    stop.current = hashFile(chosen, (message) => {
      if (message.kind === 'progress')
        setState({ kind: 'reading', file, share: message.bytes / file.sizeBytes });
      else if (message.kind === 'done') setState({ kind: 'done', file, sha256: message.sha256 });
      else setState({ kind: 'failed', file });
    });
  };
  const reset = () => {
    stop.current?.();
    setState({ kind: 'idle' });
  };
  return { state, start, reset };
}
