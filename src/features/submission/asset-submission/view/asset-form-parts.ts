import { createElement, type ComponentProps } from 'react';
import { donationSteps } from '#features/submission/paying/view/steps/donation-steps.ts';
import { AssetRequirements } from './asset-requirements.tsx';

/** What the forms of tokens and of collections have in common. */
export const assetFormParts = (kind: ComponentProps<typeof AssetRequirements>['kind']) => ({
  Requirements: () => createElement(AssetRequirements, { kind }),
  donation: donationSteps,
});
