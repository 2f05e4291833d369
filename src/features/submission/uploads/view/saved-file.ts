import * as v from 'valibot';

/** A file that the server has, with what the form needs to show it again. */
export const savedFileSchema = v.object({
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  name: v.string(),
  bytes: v.number(),
  /** A small picture as `data:` address, for logos. */
  preview: v.nullable(v.pipe(v.string(), v.startsWith('data:image/'))),
});
export type SavedFile = v.InferOutput<typeof savedFileSchema>;
