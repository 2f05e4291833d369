import { useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { checkDappSubmission } from '../../model/dapp/dapp-submission.ts';
import type { FormKind } from '../kind/form-kind.ts';
import { dappDraftKind, type DappFields } from './dapp-draft-kind.ts';
import type { DappPageData } from './dapp-page-data.ts';
import { dappPayloadOf } from './dapp-payload.ts';
import { DappPreview } from './dapp-preview.tsx';
import { DappRequirements } from './dapp-requirements.tsx';
import { DappReviewCard } from './dapp-review-card.tsx';
import { DappReviewSections } from './dapp-review-sections.tsx';
import { DappSections } from './dapp-sections.tsx';
import { useDappFindingWords } from './use-dapp-finding-words.ts';
import { useDappWords } from './use-dapp-words.ts';

export const dappFormKind: FormKind<DappFields, DappPageData> = {
  ...dappDraftKind,
  fieldOrder: [
    'language',
    'networks',
    'title',
    'desc',
    'url',
    'icon',
    'addresses',
    'has_tokens',
    'tokens',
    'categories',
    'tp_connect',
    'has_audit',
    'audit_url',
    'audit_file',
    'has_referral',
    'referral_mode',
    'rake_back_account',
    'referral_contract',
    'inviter_must_transact',
    'has_invite_reward',
    'invite_account',
    'email',
    'others',
  ],
  payloadOf: dappPayloadOf,
  check: checkDappSubmission,
  fileRoles: ({ has_audit }) => (has_audit === true ? ['icon', 'audit'] : ['icon']),
  useLabels: () => useDappWords(brand.name).labels,
  useWords() {
    const { t } = useLingui();
    return {
      title: t`Submit a DApp`,
      lead: t`Tell us what you built and where it runs. It is listed once it passes the review.`,
      duration: t`About 8 minutes`,
    };
  },
  useFindingWords: useDappFindingWords,
  Requirements: DappRequirements,
  Sections: DappSections,
  Preview: DappPreview,
  ReviewCard: DappReviewCard,
  ReviewSections: DappReviewSections,
};
