import { useLingui } from '@lingui/react/macro';
import { dappChoices, dappLabels, dappReviewLabels } from './dapp-words.ts';
import type { dappReview } from '../model/dapp-fields.ts';

export interface DappWords {
  labels: ReturnType<typeof dappLabels>;
  choices: ReturnType<typeof dappChoices>;
  /** Titles of the review's sections, and names of fields that are shorter there. */
  review: {
    titles: Record<(typeof dappReview)[number]['key'], string>;
    labels: ReturnType<typeof dappReviewLabels>;
  };
}

/** What the fields and their choices are called, in the form, in the summary of errors and on the review. */
export function useDappWords(): DappWords {
  const { i18n, t } = useLingui();
  return {
    labels: dappLabels(i18n),
    choices: dappChoices(i18n),
    review: {
      titles: {
        project: t`The project`,
        contracts: t`Contracts`,
        categories: t`Category and connection`,
        rewards: t`Audit and rewards`,
        contact: t`Contact`,
      },
      labels: dappReviewLabels(i18n),
    },
  };
}
