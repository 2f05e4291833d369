import type { CheckId, Finding, Outcome } from '#features/store/token-checks/model/check.ts';
import type { SeenFinding } from '../model/seen-finding.ts';

/** What a check of a token is about. */
export const checkWords: Record<CheckId, string> = {
  contract: 'Contract',
  purchase: 'Purchase',
  transfer: 'Transfer',
  resale: 'Resale',
  'later-resale': 'Later resale',
  fees: 'Fees of the token',
  owner: 'Owner',
  mint: 'New tokens',
  pause: 'Pausing transfers',
  blacklist: 'Blocking addresses',
  'fee-change': 'Changing the fee',
  limits: 'Limits on trading',
  upgrade: 'Replacing the code',
  'block-number': 'Waiting for a block',
  holders: 'Holders',
  'look-alike': 'Similar names',
  successor: 'Successor',
  listing: 'Listing',
  source: 'Source code',
};

export const checkOutcomeWords: Record<Outcome, string> = {
  stop: 'stop',
  caution: 'caution',
  'not-determined': 'not determined',
  passed: 'passed',
};

const plain = (code: string) => code.replaceAll('-', ' ');

/** Reason and figures as the check wrote them down. */
export function describeFinding({ outcome, why, params }: Finding): string {
  const figures = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  return `${checkOutcomeWords[outcome]}: ${[plain(why), ...figures].join(', ')}`;
}

/** A finding with its block and verdict, in one line. */
export const describeSeen = ({ block, verdict, finding }: SeenFinding): string =>
  `${finding ? describeFinding(finding) : 'no such finding'} (block ${block}, verdict ${checkOutcomeWords[verdict]})`;
