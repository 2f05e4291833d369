import { useEffect, useRef, useState } from 'react';
import { readHashedFile, type HashedFile } from './read-hashed-file.ts';

/** One of the further files; `key` is its own while the form is open. */
interface FurtherFile {
  key: number;
  hashed: HashedFile;
}

/** Computes the SHA-256 of each further file of a release, several at a time. */
export function useFurtherFiles() {
  const [files, setFiles] = useState<readonly FurtherFile[]>([]);
  const stops = useRef(new Map<number, () => void>());
  const nextKey = useRef(1);
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop());
  }, []);

  const put = (key: number, hashed: HashedFile) =>
    setFiles((before) => before.map((each) => (each.key === key ? { key, hashed } : each)));
  const add = (file: File) => {
    const key = nextKey.current;
    nextKey.current += 1;
    setFiles((before) => [...before, { key, hashed: { kind: 'reading', name: file.name, share: 0 } }]);
    stops.current.set(
      key,
      readHashedFile(file, (hashed) => put(key, hashed)),
    );
  };
  const remove = (key: number) => {
    stops.current.get(key)?.();
    setFiles((before) => before.filter((each) => each.key !== key));
  };
  return { files, add, remove };
}
