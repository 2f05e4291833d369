import * as v from 'valibot';
import { publicFindingSchema } from './finding.ts';
import { submissionIssueSchema } from '#features/submission/form-fields/model/submission-issue.ts';

/** What the checks say of a form. `findings` are empty while there are errors: they need a valid form. */
export const checkAnswerSchema = v.object({
  issues: v.array(submissionIssueSchema),
  findings: v.array(publicFindingSchema),
});
export type CheckAnswer = v.InferOutput<typeof checkAnswerSchema>;
