import type { Finding } from './finding.ts';

/** True when what was found keeps the submission from being made. */
export function hasBlocking(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'blocking');
}
