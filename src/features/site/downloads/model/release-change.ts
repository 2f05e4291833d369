import * as v from 'valibot';
import { seenSchema } from '#features/team/versions/model/kept-version.ts';
import { releaseNotesSchema } from './new-release.ts';
import { withdrawalReasons } from './withdrawal.ts';

/** What can be done with a published release. Its version and its file never change: people have them already. */
export const releaseChangeSchema = v.variant('name', [
  v.object({ name: v.literal('withdraw'), reason: v.picklist(withdrawalReasons) }),
  /** Ends a withdrawal. @property seen of the withdrawn release */
  v.object({ name: v.literal('offer-again'), seen: v.optional(seenSchema) }),
  /** @property seen of the release whose notes were edited */
  v.object({ name: v.literal('set-notes'), notes: releaseNotesSchema, seen: seenSchema }),
]);
export type ReleaseChange = v.InferOutput<typeof releaseChangeSchema>;
