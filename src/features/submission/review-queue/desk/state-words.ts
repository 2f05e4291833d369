import { describeTime } from '#lib/describe-time.ts';
import type { SubmissionKind, SubmissionState } from '#features/submission/submissions/model/state.ts';

/** The desk speaks English only; its words are next to its screens. */
export const stateWords: Record<SubmissionState, string> = {
  'awaiting-payment': 'Awaiting payment',
  'checking-payment': 'Checking payment',
  'payment-refused': 'Payment refused',
  'in-review': 'In review',
  'cv-screening': 'CV screening',
  interview: 'Interview',
  'interview-results': 'Interview results',
  'changes-requested': 'Changes requested',
  listed: 'Listed',
  welcome: 'Welcome aboard',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired unpaid',
};

/** While the clock of the promise is stopped. @param since RFC 3339 */
export const waitingWords = (since: string) => `Waiting for the team since ${describeTime(since)}`;

/** When an invited candidate comes. @param time RFC 3339 */
export const interviewWords = ({ time }: { time: string }) => `On ${describeTime(time)}`;

/** What a request asks for: a new listing, or a change of a listed item. */
export const requestWords = ({ kind, is_change }: { kind: SubmissionKind; is_change: boolean }): string =>
  is_change ? `Change of a listed ${kindWords[kind]}` : kindWords[kind];

export const kindWords: Record<SubmissionKind, string> = {
  dapp: 'DApp',
  token: 'Token',
  nft: 'NFT',
  ambassador: 'Ambassador',
};
