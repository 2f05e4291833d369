import * as v from 'valibot';

/** A change that the reviewers ask for, at one field of the form. */
export const changeRequestSchema = v.object({
  field: v.pipe(v.string(), v.description('Key of the field in the form')),
  text: v.pipe(v.string(), v.description('What the reviewers requested, in their own words')),
});
export type ChangeRequest = v.InferOutput<typeof changeRequestSchema>;

const stored = v.pipe(v.string(), v.parseJson(), v.array(changeRequestSchema));

/** @param requests as stored; none where null or something that cannot be read is stored */
export function parseChangeRequests(requests: string | null): ChangeRequest[] {
  const parsed = v.safeParse(stored, requests);
  return parsed.success ? parsed.output : [];
}
