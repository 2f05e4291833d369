import * as v from 'valibot';

/** When a candidate is invited to, and the time zone in which the desk said it. */
export const interviewSchema = v.object({
  time: v.pipe(v.string(), v.isoTimestamp()),
  zone: v.pipe(v.string(), v.maxLength(60)),
});
export type Interview = v.InferOutput<typeof interviewSchema>;
