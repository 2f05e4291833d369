import { useLingui } from '@lingui/react/macro';
import { sharedCompletion } from '#features/submission/submission-form/view/review/shared-completion.ts';
import type { ReviewDrawingOf } from '#features/submission/submission-form/view/review/review-drawing.ts';
import type { contractFields, listingFields } from '../model/asset-fields.ts';
import { SafetyNotes } from './safety-notes.tsx';
import { useAssetFindingWords } from './use-asset-finding-words.ts';
import { useAssetFlow, useChosenNetwork } from './use-asset-flow.ts';

type AssetFields = typeof contractFields & typeof listingFields;

/** How a token or an NFT collection is reviewed before it is sent. */
function useAssetReview(): ReviewDrawingOf<AssetFields, 'contract' | 'asset' | 'wallet' | 'contact'> {
  const { t } = useLingui();
  const { fields, kind } = useAssetFlow();
  const network = useChosenNetwork();
  return {
    card: { title: fields.name, text: fields.symbol, networks: network ? [network] : [] },
    titles: {
      contract: t`The contract`,
      asset: kind.kind === 'nft' ? t`The collection` : t`The token`,
      wallet: t`In the wallet`,
      contact: t`Contact`,
    },
    draw: { network: (key) => network?.title ?? key },
  };
}

/** What the completions of tokens and of collections have in common. */
export const assetCompletion = {
  ...sharedCompletion,
  useFindingWords: useAssetFindingWords,
  ReviewNotes: SafetyNotes,
  useReview: useAssetReview,
};
