import type { Finding, FindingEvidence } from '../model/finding.ts';

/** What anybody may be told about the other project: all of it when it is listed, nothing while it is a submission of somebody else. */
export function publicParams(evidence: FindingEvidence, params: Finding['params']): Finding['params'] {
  return 'listed' in evidence ? params : {};
}
