import { cleanText } from '#features/submission/form-fields/model/clean-text.ts';
import { parseSiteUrl } from '#features/submission/form-fields/model/site-url.ts';
import type { SubmissionIssueCode } from '#features/submission/form-fields/model/submission-issue.ts';

/** What is wrong with a link as it was typed, by the rule that the server has for it; null where nothing is. */
export function checkLink(
  typed: string,
  { isRequired }: { isRequired: boolean },
): Extract<SubmissionIssueCode, 'required' | 'url'> | null {
  const text = cleanText(typed);
  if (text === '') return isRequired ? 'required' : null;
  return parseSiteUrl(text) === undefined ? 'url' : null;
}
