import { listedKinds, type ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { FindingCode } from '#features/submission/submissions/model/finding.ts';
import type { ReviewSubmission } from './review-submission.ts';

interface Check {
  /** What is true when the check has found nothing. */
  passed: string;
  /** What it says when it has found something. */
  codes: readonly FindingCode[];
  kinds: readonly ListedKind[];
}

const assets: readonly ListedKind[] = ['token', 'nft'];

/**
 * Checks that are done for every form of these kinds, with or without a chain to ask: what a chain was not asked is not said to be right.
 */
const checks: readonly Check[] = [
  { passed: 'The site responds', codes: ['site-unreachable'], kinds: listedKinds },
  { passed: 'Not listed yet', codes: ['duplicate-listed', 'contract-listed'], kinds: listedKinds },
  { passed: 'No other open submission', codes: ['duplicate-open', 'contract-open'], kinds: listedKinds },
  { passed: 'Name unlike any other', codes: ['same-name', 'look-alike-name'], kinds: listedKinds },
  { passed: 'Symbol unlike any other', codes: ['look-alike-symbol'], kinds: assets },
  { passed: 'Host unlike any other', codes: ['look-alike-url'], kinds: ['dapp'] },
  { passed: 'Each word in one alphabet', codes: ['mixed-script'], kinds: listedKinds },
  { passed: 'Contracts named by no other project', codes: ['same-contract'], kinds: ['dapp'] },
  { passed: 'No contract is a listed token', codes: ['token-as-contract'], kinds: ['dapp'] },
  { passed: 'Logo unlike any other', codes: ['same-logo'], kinds: listedKinds },
  { passed: 'Email in no other submission', codes: ['same-email'], kinds: listedKinds },
];

type Checked = Pick<ReviewSubmission, 'kind' | 'is_change' | 'parent' | 'findings' | 'payment'>;

/** What the checks before payment found to be right, in words. Changes and further languages are checked otherwise. */
export function listPassedChecks({ kind, is_change, parent, findings, payment }: Checked): string[] {
  if (is_change || parent !== null) return [];
  const found = new Set(findings.map(({ code }) => code));
  const passed = checks
    .filter(
      ({ kinds, codes }) => kinds.some((each) => each === kind) && !codes.some((code) => found.has(code)),
    )
    .map((check) => check.passed);
  const isProven = payment?.status === 'accepted' && payment.confirmed_by === null;
  return [...(isProven ? ['Payment confirmed by the chain'] : []), ...passed];
}
