import { compareChecksum } from '../model/compare-checksum.ts';
import type { PreparedRelease } from '../model/prepared-release.ts';
import type { ReleaseFile } from '../model/release.ts';
import type { HashedFile } from './read-hashed-file.ts';
import { useFurtherFiles } from './use-further-files.ts';
import { useHashedFile } from './use-hashed-file.ts';

type DoneFile = Extract<HashedFile, { kind: 'done' }>;
/** The files of a draft. */
export type StoredFiles = Pick<PreparedRelease, 'file' | 'further'>;

const isDone = (hashed: HashedFile | undefined): hashed is DoneFile => hashed?.kind === 'done';
const factsOf = ({ name, sizeBytes, sha256 }: DoneFile): ReleaseFile => ({ name, sizeBytes, sha256 });

/** All files of a release, each compared with the build's own checksum file. @param stored those that a draft has */
export function useReleaseFiles(checksums: string, stored: StoredFiles) {
  const { hashed, start, replace } = useHashedFile(stored.file);
  const further = useFurtherFiles(stored.further);
  const others = further.files.map((each) => each.hashed);
  const all = [hashed, ...others];
  return {
    hashed,
    start,
    further,
    /** The first file, once it is read. */
    file: isDone(hashed) ? factsOf(hashed) : null,
    /** The others that are read. */
    read: others.filter(isDone).map(factsOf),
    isReading: all.some((each) => each?.kind === 'reading'),
    /** True when every file was read and has the hash that the build wrote down. */
    areReady: all.every((each) => isDone(each) && compareChecksum(checksums, each).kind === 'match'),
    /** Shows the files of a draft in the place of those in the form. */
    replace: (files: StoredFiles) => {
      replace(files.file);
      further.replace(files.further);
    },
  };
}
