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
] as const;

export type FindingCode = (typeof findingCodes)[number];

export interface Finding {
  /** `blocking` keeps a submission from being made, so that nobody pays for what would be refused. */
  severity: 'blocking' | 'warning';
  code: FindingCode;
  params: Readonly<Record<string, string | number>>;
}

export function hasBlocking(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'blocking');
}
