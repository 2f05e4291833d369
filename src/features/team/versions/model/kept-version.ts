import * as v from 'valibot';

/** One field of a version, as text that can be compared. */
export interface VersionLine {
  field: string;
  value: string;
}

/** `found`: as it was when the desk first changed it, or after something else than the desk's page had changed it. */
export type KeptAct = 'found' | 'saved' | 'restored';

/** A version of what a desk page changes. */
export interface KeptVersion {
  /** From 1, without gaps. */
  id: number;
  act: KeptAct;
  /** Name of the account; empty where it was found. */
  by: string;
  /** RFC 3339, UTC. */
  at: string;
  /** Of a restored version: the number of the one that it repeats. */
  source: number | null;
  lines: VersionLine[];
}

/** The versions of one thing, latest first, beside what is stored now. */
export interface VersionHistory {
  data: KeptVersion[];
  current: VersionLine[];
  /** Names the values that a restoring is based on. */
  seen: string;
}

/** Names what a person saw when they decided: a digest that the server gave with it. */
export const seenSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** @property seen of what is stored when a person decides */
export const restoreSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
  seen: seenSchema,
});
export type RestoreRequest = v.InferOutput<typeof restoreSchema>;
