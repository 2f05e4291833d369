import { useLingui } from '@lingui/react/macro';
import { createElement } from 'react';
import { tokenReview } from '../../model/token/token-fields.ts';
import { checkTokenSubmission } from '../../model/token/token-submission.ts';
import { standardsOf, type AssetPageData } from '../asset/asset-page-data.ts';
import { AssetRequirements } from '../asset/asset-requirements.tsx';
import { SafetyNotes } from '../asset/safety-notes.tsx';
import { useAssetFindingWords } from '../asset/use-asset-finding-words.ts';
import { useAssetReview } from '../asset/use-asset-review.ts';
import type { FormKind } from '../kind/form-kind.ts';
import { tokenDraftKind, type TokenControls } from './token-draft-kind.ts';
import { TokenPreview } from './token-preview.tsx';
import { TokenSections } from './token-sections.tsx';
import { useTokenLabels } from './use-token-labels.ts';

export const tokenFormKind: FormKind<TokenControls, AssetPageData> = {
  ...tokenDraftKind,
  check: (payload, data) => checkTokenSubmission(payload, standardsOf(data)),
  useLabels: useTokenLabels,
  useWords() {
    const { t } = useLingui();
    return {
      title: t`Submit a token`,
      lead: t`Tell us what it is and where its contract is deployed. It is listed once it passes the review.`,
      duration: t`About 5 minutes`,
    };
  },
  useFindingWords: useAssetFindingWords,
  Requirements: () => createElement(AssetRequirements, { kind: 'token' }),
  Sections: TokenSections,
  Preview: TokenPreview,
  ReviewNotes: SafetyNotes,
  review: tokenReview,
  useReview: useAssetReview,
};
