import * as v from 'valibot';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { fieldNameOf } from '#features/submission/form-fields/model/field-name.ts';
import { fieldOfFinding } from '#features/submission/submissions/model/finding-field.ts';
import { isApplicable } from '#features/submission/form-fields/model/empty-fields.ts';
import type { Fields } from '#features/submission/form-fields/model/field.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';

/* A reviewer who approves may correct facts of what was sent. The submission keeps what was sent; the listing has the corrected values. */

/** Parts of an approval. */
export const correctingEntries = {
  /** Corrected values by field of the form; the rules of the form check them. */
  correct: v.optional(v.record(v.string(), v.unknown())),
  /** Takes the DApp into the hot list, as the last one. */
  hot: v.optional(v.boolean()),
};

/** Why corrected values were not listed; nothing was decided. */
export interface CorrectionRefusal {
  /** Errors by the rules of the form. */
  issues: SubmissionIssue[];
  /** What the checks before a payment found out about the corrected values, as far as it keeps the approval from being made. */
  findings: Pick<Finding, 'severity' | 'code' | 'params'>[];
}

/** The fields that a reviewer may correct in this form, in its order. */
export const correctableFields = (fields: Fields, form: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.correctable && isApplicable(field, form))
    .map(([name]) => name);

/** Is a finding about one of these fields? */
export function isAbout(
  finding: Pick<Finding, 'code' | 'params'>,
  fields: Fields,
  names: readonly string[],
): boolean {
  const path = fieldOfFinding(finding, fields);
  return path !== undefined && names.includes(fieldNameOf(path));
}
