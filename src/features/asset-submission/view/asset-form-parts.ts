import { createElement, type ComponentProps } from 'react';
import { AssetRequirements } from './asset-requirements.tsx';
import { SafetyNotes } from './safety-notes.tsx';
import { useAssetFindingWords } from './use-asset-finding-words.ts';
import { useAssetReview } from './use-asset-review.ts';

/** What the forms of tokens and of collections have in common. */
export const assetFormParts = (kind: ComponentProps<typeof AssetRequirements>['kind']) => ({
  useFindingWords: useAssetFindingWords,
  Requirements: () => createElement(AssetRequirements, { kind }),
  ReviewNotes: SafetyNotes,
  useReview: useAssetReview,
});
