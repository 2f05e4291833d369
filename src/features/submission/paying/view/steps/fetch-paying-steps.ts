import type * as PayingSteps from './paying-steps.tsx';

let latest: Promise<typeof PayingSteps> | undefined;

/**
 * The code of the steps that follow the review; fetched once.
 * @throws when it cannot be fetched; the next call tries again
 */
export function fetchPayingSteps(): Promise<typeof PayingSteps> {
  latest ??= import('./paying-steps.tsx').catch((error: unknown) => {
    latest = undefined;
    throw error;
  });
  return latest;
}
