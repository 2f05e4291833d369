import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
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

function listWords(i18n: I18n): DappWords {
  return {
    labels: dappLabels(i18n),
    choices: dappChoices(i18n),
    review: {
      titles: {
        project: i18n._(msg`The project`),
        contracts: i18n._(msg`Contracts`),
        categories: i18n._(msg`Category and connection`),
        rewards: i18n._(msg`Audit and rewards`),
        contact: i18n._(msg`Contact`),
      },
      labels: dappReviewLabels(i18n),
    },
  };
}

/** Every field asks for them with each key: they are put together once for each page. */
const known = new WeakMap<I18n, DappWords>();

/** What the fields and their choices are called, in the form, in the summary of errors and on the review. */
export function useDappWords(): DappWords {
  const { i18n } = useLingui();
  const words = known.get(i18n) ?? listWords(i18n);
  known.set(i18n, words);
  return words;
}
