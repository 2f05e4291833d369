import { useLingui } from '@lingui/react/macro';
import { dappLabels } from './dapp-labels.ts';
import type { DappDraft, dappReview, ReferralMode, SubmissionLanguage } from '../model/dapp-fields.ts';
import type { TpConnect } from '#features/catalogue/model/tp-connect.ts';

/** Names of the submission languages, each in itself. */
export const languageNames: Record<SubmissionLanguage, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en' },
  zh: { name: '简体中文', tag: 'zh-Hans' },
  zhTW: { name: '繁體中文', tag: 'zh-Hant' },
};

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
  return {
    labels: dappLabels(i18n),
    connect: {
      both: t`Mobile and extension`,
      extension: t`Extension only`,
      mobile: t`Mobile only`,
      none: t`Not yet`,
    },
    referralMode: {
      automatic: t`Automatic, by contract`,
      manual: t`Claimed manually`,
    },
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
