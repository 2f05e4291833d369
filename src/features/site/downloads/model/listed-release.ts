import type { ReleaseNotes } from './new-release.ts';
import type { Release, ReleaseFile } from './release.ts';

/** A release as the desk lists it. */
export interface ListedRelease extends Omit<Release, 'notes' | 'notesLang' | 'further'> {
  /** Present where it has more files; each with its address. */
  further?: readonly (ReleaseFile & { address: string })[];
  id: number;
  /** Where visitors download the first file; null without a file. */
  address: string | null;
  notes: Partial<ReleaseNotes>;
  /** Changes with its notes and its withdrawal; who edits the notes names it. */
  seen: string;
}
