import * as v from 'valibot';

/** A fact that a reviewer corrected while approving: the submission keeps what was sent, the listing has the corrected value. */
const correctionSchema = v.object({
  /** Key of the field in the form. */
  field: v.string(),
  /** As it was sent. */
  from: v.unknown(),
  /** As it was listed. */
  to: v.unknown(),
});
export type Correction = v.InferOutput<typeof correctionSchema>;

const stored = v.pipe(v.string(), v.parseJson(), v.array(correctionSchema));

/** @param corrections as stored; none where null or something that cannot be read is stored */
export function parseCorrections(corrections: string | null): Correction[] {
  const parsed = v.safeParse(stored, corrections);
  return parsed.success ? parsed.output : [];
}

/** A correction as its team reads it. */
export const publicCorrectionSchema = v.object({
  field: v.pipe(v.string(), v.description('Key of the field in the form')),
  from: v.pipe(v.nullable(v.string()), v.description('The value as sent, or null for non-text fields')),
  to: v.pipe(v.nullable(v.string()), v.description('The value as listed, or null for non-text fields')),
});
export type PublicCorrection = v.InferOutput<typeof publicCorrectionSchema>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** Choices and categories go by their field alone: their values are keys. @param isTyped of fields whose values people typed */
export const publicCorrections = (
  corrections: readonly Correction[],
  isTyped: (field: string) => boolean,
): PublicCorrection[] =>
  corrections.map(({ field, from, to }) => {
    const [sent, listed] = isTyped(field) ? [textOf(from), textOf(to)] : [null, null];
    return { field, from: sent, to: listed };
  });
