import { safetyFindingCodes } from './token/token-facts.ts';

/** What the checks before payment found out about a submission, beyond the form itself. */
export const findingCodes = [
  /** params: title, hid – the site is listed in this language already */
  'duplicate-listed',
  /** The same site is being submitted in this language; blocking when that one is under review. */
  'duplicate-open',
  /** params: title, url (where listed) – another project has this name, or one that looks like it */
  'look-alike-name',
  /** params: host – another project has a host that looks like this one */
  'look-alike-url',
  /** params: reason (a ProbeFailure), status */
  'site-unreachable',
  /** params: network, address */
  'contract-not-deployed',
  /** params: network – the chain did not answer */
  'contract-unchecked',
  /** params: title, hid – the contract is listed already */
  'contract-listed',
  /** The same contract is being submitted; blocking when that one is under review. */
  'contract-open',
  /** An application from this email address waits for its decision. */
  'application-open',
  /** params: title, symbol, network – another token has this symbol, or one that looks like it */
  'look-alike-symbol',
  /** params: network, address – the contract answers nothing of what a token answers */
  'not-a-token',
  /** params: field (name, symbol, decimal, total_supply), typed, read – the contract says otherwise */
  'facts-differ',
  ...safetyFindingCodes,
] as const;

/** Another submission of the same thing; a draft that was sent before finds itself. */
export const openDuplicateCodes: readonly FindingCode[] = [
  'duplicate-open',
  'contract-open',
  'application-open',
];

export type FindingCode = (typeof findingCodes)[number];

export interface Finding {
  /**
   * `blocking` keeps a submission from being made, so that nobody pays for what would be refused. A `notice` is what a contract can do:
   * for the reviewers to weigh, no verdict.
   */
  severity: 'blocking' | 'warning' | 'notice';
  code: FindingCode;
  params: Readonly<Record<string, string | number>>;
}

export function hasBlocking(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'blocking');
}
