import type { Finding } from '#features/submissions/model/finding.ts';

/** What somebody has to answer for who approves it all the same: an exact name of another project, decimals that the chain denies. */
export function findingsToAnswer<Found extends Pick<Finding, 'severity'>>(
  findings: readonly Found[],
): Found[] {
  return findings.filter(({ severity }) => severity === 'desk');
}
