import { useEffect, useRef, useState } from 'react';
import type { ReleaseFile } from '../model/release.ts';
import { doneFile, readHashedFile, type HashedFile } from './read-hashed-file.ts';

/** Computes a file's SHA-256 in the browser; a new file replaces the one being read. @param stored what was read before */
export function useHashedFile(stored: ReleaseFile | null) {
  const [hashed, setHashed] = useState<HashedFile | undefined>(() => doneFile(stored));
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (file: File) => {
    stop.current?.();
    stop.current = readHashedFile(file, setHashed);
  };
  const replace = (file: ReleaseFile | null) => {
    stop.current?.();
    setHashed(doneFile(file));
  };
  return { hashed, start, replace };
}
