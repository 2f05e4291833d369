import { findingSeverities, type Finding } from '#features/submission/submissions/model/finding.ts';

/** Findings with the worst first; of equal ones the order stays. */
export const worstFirst = <Found extends Pick<Finding, 'severity'>>(findings: readonly Found[]): Found[] =>
  findings.toSorted(
    (one, other) => findingSeverities.indexOf(one.severity) - findingSeverities.indexOf(other.severity),
  );
