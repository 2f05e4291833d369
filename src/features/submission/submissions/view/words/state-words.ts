import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import {
  purposeOf,
  type ListingState,
  type SubmissionKind,
  type SubmissionState,
} from '../../model/state.ts';
import { applicationStateWords } from './application-state-words.ts';
import type { StateWords } from './words-of-state.ts';

/** Shape before color: caution while the person has to act, stop where it ended without a listing. */
export const buoyOfState: Record<SubmissionState, StatusIconKind> = {
  'awaiting-payment': 'warning',
  'checking-payment': 'info',
  'payment-refused': 'error',
  'in-review': 'info',
  'cv-screening': 'info',
  interview: 'warning',
  'interview-results': 'info',
  'changes-requested': 'warning',
  listed: 'success',
  welcome: 'success',
  rejected: 'error',
  withdrawn: 'error',
  expired: 'error',
};

/** The states of a submission in words. */
export function useStateWords(kind: SubmissionKind): Record<SubmissionState, StateWords> {
  const { i18n } = useLingui();
  const [listing, application] = [listingStateWords(i18n), applicationStateWords(i18n)];
  return purposeOf(kind) === 'listing' ? { ...application, ...listing } : { ...listing, ...application };
}

/** The same words where there is no page: in mails. */
export function listingStateWords(i18n: I18n): Record<ListingState, StateWords> {
  return {
    'awaiting-payment': {
      name: i18n._(msg`Waiting for the donation`),
      text: i18n._(msg`We have received the form. The reviewers see it once the donation has arrived.`),
    },
    'checking-payment': {
      name: i18n._(msg`Checking the payment`),
      text: i18n._(msg`We are reading your transaction from the chain. This page updates automatically.`),
    },
    'payment-refused': {
      name: i18n._(msg`Payment not accepted`),
      text: i18n._(msg`This transaction is not a payment for this submission. Your form is kept.`),
    },
    'in-review': {
      name: i18n._(msg`In review`),
      text: i18n._(msg`It is with the reviewers. You do not need to do anything.`),
    },
    'changes-requested': {
      name: i18n._(msg`Changes requested`),
      text: i18n._(msg`Make the changes that the reviewers list below and send it again. It costs nothing.`),
    },
    listed: {
      name: i18n._(msg({ message: 'Listed', context: 'state of a submission' })),
      text: i18n._(msg`It is listed now.`),
    },
    rejected: {
      name: i18n._(msg`Not approved`),
      text: i18n._(msg`The reviewers did not approve it. Their reason is below.`),
    },
    withdrawn: {
      name: i18n._(msg({ message: 'Withdrawn', context: 'state of a submission' })),
      text: i18n._(msg`You withdrew it. It will not be reviewed.`),
    },
    expired: {
      name: i18n._(msg({ message: 'Expired', context: 'state of a submission' })),
      text: i18n._(
        msg`It was not paid in time, so the form and its files were deleted. This page stays for 30 days. Do not pay the amounts you were shown; submit again instead.`,
      ),
    },
  };
}
