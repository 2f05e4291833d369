import { useLingui } from '@lingui/react/macro';
import type { FindingWordsOf } from '#features/submission/submission-form/view/review/finding-words-of.ts';
import { useFindingNetwork } from '#features/submission/submission-form/view/review/finding-words.ts';

/** Findings about sites and their contracts. */
export function useDappFindingWords(): FindingWordsOf {
  const { t } = useLingui();
  const networkOf = useFindingNetwork();
  return (finding) => {
    const { code, severity, params } = finding;
    const title = String(params['title'] ?? '');
    const address = String(params['address'] ?? '');
    const network = networkOf(finding);
    switch (code) {
      case 'duplicate-listed':
        return {
          title: t`${title} is already listed in this language.`,
          text: t`A DApp can be listed only once per language. Choose another language, or contact us to change the entry.`,
        };
      case 'duplicate-open':
        return {
          title: t`This link is already being submitted in this language.`,
          text:
            severity === 'blocking'
              ? t`It is under review. Open its status page instead of paying again.`
              : t`If that was you, continue with that submission instead of paying again.`,
        };
      case 'other-site':
        return {
          title: t`This is a different site from the one you paid for.`,
          text: t`Use the project link that you paid for. To list another site, submit a new form.`,
        };
      case 'language-sent':
        return {
          title: t`You have already submitted this language.`,
          text: t`Choose another language, or open the status page of that submission.`,
        };
      case 'same-contract':
        return {
          title:
            title === ''
              ? t`Another submission contains the contract ${address} on ${network}.`
              : t`The contract ${address} on ${network} already belongs to ${title}.`,
          text: t`Enter only contracts of your own project. The reviewers will ask about it.`,
        };
      case 'token-as-contract':
        return {
          title: t`The contract ${address} on ${network} is the token ${title}.`,
          text: t`Enter the contracts of the DApp itself. Its tokens have their own fields.`,
        };
      case 'site-unreachable':
        return {
          title: t`We could not open the project link.`,
          text: t`Make sure that it opens in every region and without a login. The reviewers open it too.`,
        };
      default:
        return undefined;
    }
  };
}
