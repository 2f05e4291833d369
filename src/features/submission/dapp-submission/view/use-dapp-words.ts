import { useLingui } from '@lingui/react/macro';
import { dappChoices } from './dapp-choices.ts';
import { dappLabels } from './dapp-labels.ts';
import type { DappDraft, dappReview, ReferralMode } from '../model/dapp-fields.ts';
import type { TpConnect } from '#features/store/catalogue/model/tp-connect.ts';

export interface DappWords {
  labels: Record<keyof DappDraft, string>;
  connect: Record<TpConnect, string>;
  referralMode: Record<ReferralMode, string>;
  /** Titles of the review's sections, and names of fields that are shorter there. */
  review: {
    titles: Record<(typeof dappReview)[number]['key'], string>;
    labels: { [Name in keyof DappDraft]?: string };
  };
}

/** What the fields and their choices are called, in the form, in the summary of errors and on the review. */
export function useDappWords(): DappWords {
  const { i18n, t } = useLingui();
  const choices = dappChoices(i18n);
  return {
    labels: dappLabels(i18n),
    connect: choices.tp_connect,
    referralMode: choices.referral_mode,
    review: {
      titles: {
        project: t`The project`,
        contracts: t`Contracts`,
        categories: t`Category and connection`,
        rewards: t`Audit and rewards`,
        contact: t`Contact`,
      },
      labels: {
        language: t`Language`,
        tp_connect: t`Connects on`,
        has_audit: t({ message: 'Audited', context: 'question with the answer yes or no' }),
        audit_file: t`Audit report`,
        has_referral: t`Pays for invitations`,
        inviter_must_transact: t({
          message: 'Inviter',
          comment: 'The person who referred the project to us',
        }),
      },
    },
  };
}
