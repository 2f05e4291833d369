import { useLingui } from '@lingui/react/macro';
import type { BuoyKind } from '#ui/buoy/buoy.tsx';
import type { SubmissionState } from '../../model/state.ts';

export interface StateWords {
  name: string;
  /** What it means for the person. */
  text: string;
}

/** Shape before colour: caution while the person has to act, stop where it ended without a listing. */
export const buoyOfState: Record<SubmissionState, BuoyKind> = {
  'awaiting-payment': 'cardinal',
  'checking-payment': 'safe-water',
  'payment-refused': 'can',
  'in-review': 'safe-water',
  'changes-requested': 'cardinal',
  listed: 'cone',
  rejected: 'can',
  withdrawn: 'can',
};

/** The states of a submission in words. */
export function useStateWords(): Record<SubmissionState, StateWords> {
  const { t } = useLingui();
  return {
    'awaiting-payment': {
      name: t`Waiting for the donation`,
      text: t`The form is with us. The reviewers see it once the donation has arrived.`,
    },
    'checking-payment': {
      name: t`Checking the payment`,
      text: t`We are reading your transaction from the chain. This page follows by itself.`,
    },
    'payment-refused': {
      name: t`Payment not accepted`,
      text: t`The transaction does not pay for this submission. Everything else is kept.`,
    },
    'in-review': {
      name: t`In review`,
      text: t`The reviewers have it. There is nothing to do but wait.`,
    },
    'changes-requested': {
      name: t`Changes requested`,
      text: t`Change what the reviewers wrote below and send it again. It costs nothing.`,
    },
    listed: {
      name: t({ message: 'Listed', context: 'state of a submission' }),
      text: t`It is in the store now.`,
    },
    rejected: {
      name: t`Not approved`,
      text: t`The reviewers decided against it. Their reason stands below.`,
    },
    withdrawn: {
      name: t`Withdrawn`,
      text: t`You took it back. It is not reviewed any more.`,
    },
  };
}
