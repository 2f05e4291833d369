import { useLingui } from '@lingui/react/macro';
import { issueSentence } from '#features/submission/submission-form/view/issue-sentence.ts';
import type { ChangePageData } from '../../model/change-page.ts';
import { useRefusalWords } from './use-refusal-words.ts';

/** What is wrong at a field of the form, as a sentence; undefined where nothing is. */
export function useProblem({ problems, result }: ChangePageData): (path: string) => string | undefined {
  const { i18n } = useLingui();
  const refusalWords = useRefusalWords();
  return (path) => {
    if (result === null) return undefined;
    const issue = problems.issues.find((each) => each.path === path);
    if (issue)
      return issueSentence(i18n, { ...issue, path: path.split('.')[0] === 'contracts' ? 'addresses' : path });
    const refusal = problems.refusals.find((each) => each.path === path);
    return refusal && refusalWords(refusal.code);
  };
}
