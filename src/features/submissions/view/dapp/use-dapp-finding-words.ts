import { useLingui } from '@lingui/react/macro';
import type { FindingWordsOf } from '../review/finding-words.ts';

/** Findings about sites. */
export function useDappFindingWords(): FindingWordsOf {
  const { t } = useLingui();
  return ({ code, severity, params }) => {
    const title = String(params['title'] ?? '');
    const host = String(params['host'] ?? '');
    switch (code) {
      case 'duplicate-listed':
        return {
          title: t`${title} is listed already in this language.`,
          text: t`A DApp is listed once per language. Choose another language, or write to us to change the entry.`,
        };
      case 'duplicate-open':
        return {
          title: t`This link is being submitted already in this language.`,
          text:
            severity === 'blocking'
              ? t`It is under review. Open its status page instead of paying once more.`
              : t`If that was you, go on with that submission instead of paying once more.`,
        };
      case 'look-alike-url':
        return {
          title: t`The link looks like ${host}.`,
          text: t`Check it letter by letter. Links that imitate another site are rejected.`,
        };
      case 'site-unreachable':
        return {
          title: t`We could not open the project link.`,
          text: t`Check that it works without a login or a blocked region. The reviewers open it too.`,
        };
      default:
        return undefined;
    }
  };
}
