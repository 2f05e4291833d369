import { useLingui } from '@lingui/react/macro';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import { useFlow } from './flow/flow-context.ts';

/** The sentence of an error at its field; the words come with the check, before which there are no errors. */
export function useIssueSentence(): (issue: SubmissionIssue) => string {
  const { i18n } = useLingui();
  const { kind } = useFlow();
  return (issue) => kind.completion.current()?.issueSentence(i18n, issue) ?? '';
}
