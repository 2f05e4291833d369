import type { Finding } from '#features/submission/submissions/model/finding.ts';

/**
 * Findings that the approving reviewer must explain: another project's exact name, decimals that contradict
 * the chain, a text that asks for a recovery phrase.
 */
export function findingsToAnswer<Found extends Pick<Finding, 'severity'>>(
  findings: readonly Found[],
): Found[] {
  return findings.filter(({ severity }) => severity === 'desk');
}
