import type { SubmissionKind, SubmissionState } from '#features/submissions/model/state.ts';

/** The desk speaks English only; its words stand beside its screens. */
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

export const kindWords: Record<SubmissionKind, string> = {
  dapp: 'DApp',
  token: 'Token',
  nft: 'NFT',
  ambassador: 'Ambassador',
};
