import type { NamedFacts } from '#features/core/desk-kit/desk/diff-facts.ts';
import { emptyNotes, noteLanguages, type ReleaseNotes } from '../model/new-release.ts';
import type { Platform } from '../model/platform.ts';
import type { PreparedRelease } from '../model/prepared-release.ts';
import { platformWords } from './release-words.ts';

export interface ReleaseFacts {
  platform: Platform;
  version: string;
  /** YYYY-MM-DD, or empty. */
  released: string;
}

/** What the form keeps. The files are not kept: their person chooses them again, or they are those of the draft. */
export interface ReleaseValues {
  facts: ReleaseFacts;
  notes: ReleaseNotes;
  checksums: string;
}

const today = () => new Date().toISOString().slice(0, 10);

export const emptyRelease = (): ReleaseValues => ({
  facts: { platform: 'android', version: '', released: today() },
  notes: emptyNotes,
  checksums: '',
});

export const valuesOf = ({
  platform,
  version,
  released,
  notes,
  checksums,
}: PreparedRelease): ReleaseValues => ({
  facts: { platform, version, released },
  notes: { ...emptyNotes, ...notes },
  checksums,
});

/** A draft by the names of its fields, to compare two of them. */
export function namedFacts(draft: PreparedRelease): NamedFacts {
  const { platform, version, released, file, further, checksums, notes } = draft;
  const files = [...(file ? [file] : []), ...further].map(({ name, sha256 }) => `${name} ${sha256}`);
  const texts = noteLanguages.map(({ code, name }) => [`What is new, ${name}`, notes[code]] as const);
  return {
    Platform: platformWords[platform],
    Version: version,
    'Released on': released,
    Files: files.join('\n'),
    'Checksum file': checksums,
    ...Object.fromEntries(texts),
  };
}
