import { findingSeverities, type Finding } from '#features/submission/submissions/model/finding.ts';

/** More than that says nothing new. */
const findingsPerCode = 3;

const rank = ({ severity }: Finding) => findingSeverities.indexOf(severity);

/** Each finding once, what blocks before what warns, and only so many of one code. */
export function firstFew(findings: readonly (Finding | undefined)[]): Finding[] {
  const seen = new Map(
    findings.filter((finding) => finding !== undefined).map((one) => [JSON.stringify(one), one]),
  );
  return [...seen.values()].sort((a, b) => rank(a) - rank(b)).slice(0, findingsPerCode);
}
