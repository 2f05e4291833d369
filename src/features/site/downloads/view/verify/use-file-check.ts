import { useEffect, useRef, useState } from 'react';
import type { CheckedFile } from '../../model/verdict.ts';
import { hashFile } from '#lib/hash-file/hash-file.ts';

export type FileCheckState =
  | { kind: 'idle' }
  /** `share` is the fraction read so far, 0 to 1. */
  | { kind: 'reading'; file: CheckedFile; share: number }
  | { kind: 'done'; file: CheckedFile; sha256: string }
  | { kind: 'failed'; file: CheckedFile };

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
