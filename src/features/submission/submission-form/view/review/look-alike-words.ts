import { useLingui } from '@lingui/react/macro';
import { formatList } from '#i18n/format-list.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { intlTag } from '#i18n/intl-tag.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import type { FindingWords, FindingWordsOf } from './finding-words-of.ts';

/** Names of alphabets as the page's language has them. */
function useScriptNames(): (codes: string) => string {
  const locale = useLocale();
  return (codes) => {
    const names = new Intl.DisplayNames([intlTag(locale)], { type: 'script' });
    return formatList(
      codes.split(',').map((code) => names.of(code) ?? code),
      locale,
    );
  };
}

/** Findings about names and links that are taken for those of another project. That project is named only when it is listed. */
export function useLookAlikeWords(): FindingWordsOf {
  const { t } = useLingui();
  const scriptNames = useScriptNames();

  function nameWords({ code, params }: Finding): FindingWords {
    const title = String(params['title'] ?? '');
    if (code === 'same-name') {
      return {
        title:
          title === ''
            ? t`Another submission has exactly this name.`
            : t`${title} is listed under exactly this name.`,
        text: t`You can continue. The review will ask for proof that the name is yours.`,
      };
    }
    return {
      title:
        title === ''
          ? t`The name looks like the name of another submission.`
          : t`The name looks like ${title}.`,
      text: t`If yours is a different project, the reviewers will ask for a name that cannot be confused with it.`,
    };
  }

  return (finding) => {
    const { params } = finding;
    switch (finding.code) {
      case 'same-name':
      case 'look-alike-name':
        return nameWords(finding);
      case 'mixed-script': {
        const word = String(params['word'] ?? '');
        const scripts = scriptNames(String(params['scripts'] ?? 'Latn'));
        return {
          title: t`“${word}” mixes letters of different alphabets: ${scripts}.`,
          text: t`Enter it again in one alphabet. A name or link that mixes alphabets cannot be sent.`,
        };
      }
      case 'look-alike-url': {
        const host = String(params['host'] ?? '');
        return {
          title:
            host === ''
              ? t`The link looks like the link of another submission.`
              : t`The link looks like ${host}.`,
          text: t`Check it letter by letter. Links that imitate another site are rejected.`,
        };
      }
      default:
        return undefined;
    }
  };
}
