import * as v from 'valibot';
import { publicFindingSchema } from './finding.ts';
import { submissionFaultSchema } from './submission-fault.ts';

/** What the checks say of a form. `findings` are empty while there are faults: they need a sound form. */
export const checkAnswerSchema = v.object({
  faults: v.array(submissionFaultSchema),
  findings: v.array(publicFindingSchema),
});
export type CheckAnswer = v.InferOutput<typeof checkAnswerSchema>;
