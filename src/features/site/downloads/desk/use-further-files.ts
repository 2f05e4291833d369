import { useEffect, useRef, useState } from 'react';
import type { ReleaseFile } from '../model/release.ts';
import { readHashedFile, type HashedFile } from './read-hashed-file.ts';

/** One of the further files; `key` is its own while the form is open. */
interface FurtherFile {
  key: number;
  hashed: HashedFile;
}

const filesFrom = (files: readonly ReleaseFile[], firstKey: number): FurtherFile[] =>
  files.map((file, index) => ({ key: firstKey + index, hashed: { kind: 'done', ...file } }));

/** Computes the SHA-256 of each further file of a release, several at a time. @param stored what was read before */
export function useFurtherFiles(stored: readonly ReleaseFile[]) {
  const [files, setFiles] = useState<readonly FurtherFile[]>(() => filesFrom(stored, 1));
  const stops = useRef(new Map<number, () => void>());
  const nextKey = useRef(stored.length + 1);
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
  const replace = (replacing: readonly ReleaseFile[]) => {
    stops.current.forEach((stop) => stop());
    setFiles(filesFrom(replacing, nextKey.current));
    nextKey.current += replacing.length;
  };
  return { files, add, remove, replace };
}
