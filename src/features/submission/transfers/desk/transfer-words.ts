import type { ResemblanceKind, TransferOutcome, TransferState } from '../model/transfer-case.ts';

export const stateTabs: Record<TransferState, string> = {
  open: 'Unclaimed',
  decided: 'Decided',
  gone: 'No longer on the chain',
};

export const outcomeWords: Record<TransferOutcome, string> = {
  assigned: 'Assigned to a submission',
  refunded: 'Refunded',
  'set-aside': 'Set aside',
};

export const resemblanceWords: Record<ResemblanceKind, string> = {
  quoted: 'Exactly the amount it was quoted',
  repeated: 'It has already paid this amount',
  near: 'Close to the amount it was quoted',
  payer: 'Same payer',
};

/** Why the chain cannot be read, in words that help the operator. */
const issueWords: Record<string, string> = {
  range: 'the endpoint does not accept block ranges',
  rate: 'the rate limit of the endpoint is reached',
  refused: 'the endpoint refuses these blocks',
  reverted: 'the endpoint refuses these blocks',
  unreachable: 'the endpoint does not respond correctly',
  lagging: 'the endpoint is behind the blocks that were already read',
};

export const describeIssue = (issue: string): string => issueWords[issue] ?? issue;
