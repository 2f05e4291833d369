import { useLingui } from '@lingui/react/macro';
import { createElement } from 'react';
import { checkTokenSubmission } from '../../model/token/token-submission.ts';
import { assetPayloadOf } from '../asset/asset-fields.ts';
import { standardsOf, type AssetPageData } from '../asset/asset-page-data.ts';
import { AssetRequirements } from '../asset/asset-requirements.tsx';
import { AssetReviewCard } from '../asset/asset-review-card.tsx';
import { useAssetFindingWords } from '../asset/use-asset-finding-words.ts';
import type { FormKind } from '../kind/form-kind.ts';
import { tokenDraftKind, type TokenFields } from './token-draft-kind.ts';
import { TokenPreview } from './token-preview.tsx';
import { TokenReviewSections } from './token-review-sections.tsx';
import { TokenSections } from './token-sections.tsx';
import { useTokenLabels } from './use-token-labels.ts';

export const tokenFormKind: FormKind<TokenFields, AssetPageData> = {
  ...tokenDraftKind,
  fieldOrder: [
    'network',
    'standard',
    'address',
    'name',
    'symbol',
    'bl_symbol',
    'total_supply',
    'decimal',
    'precision',
    'gas',
    'owner_address',
    'icon',
    'website',
    'description',
    'company_name',
    'email',
    'contact',
  ],
  payloadOf: assetPayloadOf,
  check: (payload, data) => checkTokenSubmission(payload, standardsOf(data)),
  fileRoles: () => ['icon'],
  useLabels: useTokenLabels,
  useWords() {
    const { t } = useLingui();
    return {
      title: t`Submit a token`,
      lead: t`Tell us what it is and where its contract stands. It is listed once it passes the review.`,
      duration: t`About 5 minutes`,
    };
  },
  useFindingWords: useAssetFindingWords,
  Requirements: () => createElement(AssetRequirements, { kind: 'token' }),
  Sections: TokenSections,
  Preview: TokenPreview,
  ReviewCard: AssetReviewCard,
  ReviewSections: TokenReviewSections,
};
