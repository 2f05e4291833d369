import type { Finding } from '../model/finding.ts';

/** More than that says nothing new. */
const findingsPerCode = 3;

/** Each finding once, what blocks before what warns, and only so many of one code. */
export function firstFew(findings: readonly (Finding | undefined)[]): Finding[] {
  const seen = new Map(
    findings.filter((finding) => finding !== undefined).map((one) => [JSON.stringify(one), one]),
  );
  return [...seen.values()].sort((a, b) => a.severity.localeCompare(b.severity)).slice(0, findingsPerCode);
}
