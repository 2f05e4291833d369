import type { CheckAnswer } from '../../model/check-answer.ts';
import type { Finding } from '../../model/finding.ts';
import type { SubmissionFault } from '../../model/submission-fault.ts';

/** Reads why a form was refused; undefined when the answer says nothing about the form. */
export function readCheckAnswer(data: unknown): CheckAnswer | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { faults, findings } = data as { faults?: unknown; findings?: unknown };
  if (!Array.isArray(faults) && !Array.isArray(findings)) return undefined;
  return {
    faults: Array.isArray(faults) ? (faults as SubmissionFault[]) : [],
    findings: Array.isArray(findings) ? (findings as Finding[]) : [],
  };
}
