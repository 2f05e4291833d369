import type { DonationSteps } from '#features/submission/submission-form/view/kind/form-kind.ts';
import { fetchedPayingSteps } from './fetched-paying-steps.ts';
import { Paying } from './paying.tsx';

/** What a kind with a donation hands to its form. */
export const donationSteps: DonationSteps = { Step: Paying, prepare: () => fetchedPayingSteps.fetch() };
