import { useEffect, useRef, useState } from 'react';
import { hashFile } from '#lib/hash-file/hash-file.ts';

/** A file that was dropped or chosen. `share` is the fraction read so far, 0 to 1. */
export type HashedFile =
  | { kind: 'reading'; name: string; share: number }
  | { kind: 'done'; name: string; sizeBytes: number; sha256: string }
  | { kind: 'failed'; name: string };

/** Computes a file's SHA-256 in the browser; a new file replaces the one being read. */
export function useHashedFile() {
  const [hashed, setHashed] = useState<HashedFile>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (file: File) => {
    const { name, size: sizeBytes } = file;
    stop.current?.();
    setHashed({ kind: 'reading', name, share: 0 });
    stop.current = hashFile(file, (message) => {
      if (message.kind === 'progress')
        setHashed({ kind: 'reading', name, share: sizeBytes === 0 ? 0 : message.bytes / sizeBytes });
      else if (message.kind === 'done') setHashed({ kind: 'done', name, sizeBytes, sha256: message.sha256 });
      else setHashed({ kind: 'failed', name });
    });
  };
  const clear = () => {
    stop.current?.();
    setHashed(undefined);
  };
  return { hashed, start, clear };
}
