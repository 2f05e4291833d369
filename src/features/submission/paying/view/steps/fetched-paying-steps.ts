import { fetchedOnce } from '#lib/fetched-once.ts';

/** The code of the steps that follow the review. */
export const fetchedPayingSteps = fetchedOnce(() => import('./paying-steps.tsx'));
