import { useEffect, useRef, useState } from 'react';
import { readHashedFile, type HashedFile } from './read-hashed-file.ts';

/** Computes a file's SHA-256 in the browser; a new file replaces the one being read. */
export function useHashedFile() {
  const [hashed, setHashed] = useState<HashedFile>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (file: File) => {
    stop.current?.();
    stop.current = readHashedFile(file, setHashed);
  };
  return { hashed, start };
}
