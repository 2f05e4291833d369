import type { ResemblanceKind, TransferOutcome, TransferState } from '../model/transfer-case.ts';

export const stateTabs: Record<TransferState, string> = {
  open: 'Unclaimed',
  decided: 'Decided',
  gone: 'Gone from the chain',
};

export const outcomeWords: Record<TransferOutcome, string> = {
  assigned: 'Assigned to a submission',
  refunded: 'Refunded',
  'set-aside': 'Set aside',
};

export const resemblanceWords: Record<ResemblanceKind, string> = {
  quoted: 'Exactly the amount it was quoted',
  repeated: 'It has paid this amount already',
  near: 'Close to the amount it was quoted',
  payer: 'Same payer',
};

/** Why the chain cannot be read, in words that help the operator. */
const issueWords: Record<string, string> = {
  range: 'the endpoint takes no range of blocks',
  rate: 'the endpoint is asked too often for its plan',
  refused: 'the endpoint refuses these blocks',
  reverted: 'the endpoint refuses these blocks',
  unreachable: 'the endpoint does not answer correctly',
  lagging: 'the endpoint is behind what was read before',
};

export const describeIssue = (issue: string): string => issueWords[issue] ?? issue;
