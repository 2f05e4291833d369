import type { Finding, FindingEvidence } from '#features/submission/submissions/model/finding.ts';

/** What is public about the other project: all of it when it is listed, nothing while it is another person's submission. */
export function publicParams(evidence: FindingEvidence, params: Finding['params']): Finding['params'] {
  return 'listed' in evidence ? params : {};
}
