import { compareChecksum } from '../model/compare-checksum.ts';
import type { ReleaseFile } from '../model/release.ts';
import type { HashedFile } from './read-hashed-file.ts';
import { useFurtherFiles } from './use-further-files.ts';
import { useHashedFile } from './use-hashed-file.ts';

type DoneFile = Extract<HashedFile, { kind: 'done' }>;

const isDone = (hashed: HashedFile | undefined): hashed is DoneFile => hashed?.kind === 'done';
const factsOf = ({ name, sizeBytes, sha256 }: DoneFile): ReleaseFile => ({ name, sizeBytes, sha256 });

/** All files of a release, each compared with the build's own checksum file. */
export function useReleaseFiles(checksums: string) {
  const { hashed, start } = useHashedFile();
  const further = useFurtherFiles();
  const others = further.files.map((each) => each.hashed);
  const read = others.filter(isDone).map(factsOf);
  return {
    hashed,
    start,
    further,
    /** The first file, once it is read. */
    file: isDone(hashed) ? factsOf(hashed) : undefined,
    /** The others that are read; absent where there are none. */
    named: read.length > 0 ? { further: read } : {},
    /** True when every file was read and has the hash that the build wrote down. */
    areReady: [hashed, ...others].every(
      (each) => isDone(each) && compareChecksum(checksums, each).kind === 'match',
    ),
  };
}
