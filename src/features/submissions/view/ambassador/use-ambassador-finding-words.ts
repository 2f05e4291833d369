import { useLingui } from '@lingui/react/macro';
import type { FindingWordsOf } from '../review/finding-words.ts';

/** Words of the findings that only applications have. */
export function useAmbassadorFindingWords(): FindingWordsOf {
  const { t } = useLingui();
  return ({ code }) =>
    code === 'application-open'
      ? {
          title: t`An application from this email address is under way.`,
          text: t`You got the link to its status page when you sent it. Withdraw it there before you send another.`,
        }
      : undefined;
}
