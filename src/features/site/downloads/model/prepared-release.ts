import * as v from 'valibot';
import {
  checksumsMaxCharacters,
  filesMax,
  newReleaseSchema,
  releaseNotesSchema,
  versionMaxCharacters,
} from './new-release.ts';

const { platform, released } = newReleaseSchema.pipe[0].entries;
const { name, sizeBytes, sha256 } = newReleaseSchema.pipe[0].entries.file.wrapped.entries;
const file = v.object({ name, sizeBytes, sha256 });

/** A release as it is in the form: anything but its platform may still be missing. */
export const preparedReleaseSchema = v.object({
  platform,
  version: v.pipe(v.string(), v.trim(), v.maxLength(versionMaxCharacters)),
  released: v.union([v.literal(''), released]),
  file: v.nullable(file),
  further: v.pipe(v.array(file), v.maxLength(filesMax - 1)),
  /** The text of the build's own checksum file. */
  checksums: v.pipe(v.string(), v.maxLength(checksumsMaxCharacters)),
  notes: releaseNotesSchema.pipe[0],
});
export type PreparedRelease = v.InferOutput<typeof preparedReleaseSchema>;

/** What publishing takes of it, for `newReleaseSchema` to check. */
export const releaseOf = ({ file: first, further, checksums, ...facts }: PreparedRelease) => ({
  ...facts,
  file: first && { ...first, checksums },
  ...(further.length > 0 && { further }),
});

/** A draft as the desk lists and opens it. */
export interface ListedDraft extends PreparedRelease {
  id: number;
  /** Raised by each save; who changes it names it. */
  seen: number;
  /** Address of the account that changed it last. */
  by: string;
  /** When, RFC 3339, UTC. */
  at: string;
}

const seen = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What can be done with a draft. @property seen of the draft that the person saw */
export const draftActionSchema = v.variant('name', [
  v.object({ name: v.literal('save'), draft: preparedReleaseSchema, seen }),
  /** As it is stored. */
  v.object({ name: v.literal('publish'), seen }),
  v.object({ name: v.literal('delete'), seen }),
]);
export type DraftAction = v.InferOutput<typeof draftActionSchema>;
