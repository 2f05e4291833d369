import { isListing } from '#features/submission/submissions/model/state.ts';
import type { FindingCode } from '#features/submission/submissions/model/finding.ts';
import type { ReviewSubmission } from './review-submission.ts';

interface Check {
  /** What is true when the check has found nothing. */
  passed: string;
  /** What it says when it has found something. */
  codes: readonly FindingCode[];
  /** The field that it reads, where not every form has it. */
  of?: string;
}

/**
 * Checks that are done with or without a chain to ask: what a chain was not asked is not said to be right.
 */
const checks: readonly Check[] = [
  { passed: 'The site responds', codes: ['site-unreachable'] },
  { passed: 'Not listed yet', codes: ['duplicate-listed', 'contract-listed'] },
  { passed: 'No other open submission', codes: ['duplicate-open', 'contract-open'] },
  { passed: 'Name unlike any other', codes: ['same-name', 'look-alike-name'] },
  { passed: 'Symbol unlike any other', codes: ['look-alike-symbol'], of: 'symbol' },
  { passed: 'Host unlike any other', codes: ['look-alike-url'], of: 'url' },
  { passed: 'Each word in one alphabet', codes: ['mixed-script'] },
  { passed: 'Texts without the words of scams', codes: ['scam-words'] },
  { passed: 'Contracts named by no other project', codes: ['same-contract'], of: 'addresses' },
  { passed: 'No contract is a listed token', codes: ['token-as-contract'], of: 'addresses' },
  { passed: 'Logo unlike any other', codes: ['same-logo'] },
  { passed: 'Email in no other submission', codes: ['same-email'] },
];

type Checked = Pick<ReviewSubmission, 'kind' | 'is_change' | 'parent' | 'payload' | 'findings' | 'payment'>;

/** What the checks before payment found to be right, in words. Changes and further languages are checked otherwise. */
export function listPassedChecks(submission: Checked): string[] {
  const { kind, is_change, parent, payload, findings, payment } = submission;
  if (!isListing(kind) || is_change || parent !== null) return [];
  const found = new Set(findings.map(({ code }) => code));
  const passed = checks
    .filter(({ of }) => of === undefined || (payload !== null && of in payload))
    .filter(({ codes }) => !codes.some((code) => found.has(code)))
    .map((check) => check.passed);
  const isProven = payment?.status === 'accepted' && payment.confirmed_by === null;
  return [...(isProven ? ['Payment confirmed by the chain'] : []), ...passed];
}
