import type { CheckAnswer } from '../../model/check-answer.ts';
import type { Finding } from '../../model/finding.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';

/** Reads why a form was refused; undefined when the answer says nothing about the form. */
export function readCheckAnswer(data: unknown): CheckAnswer | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { issues, findings } = data as { issues?: unknown; findings?: unknown };
  if (!Array.isArray(issues) && !Array.isArray(findings)) return undefined;
  return {
    issues: Array.isArray(issues) ? (issues as SubmissionIssue[]) : [],
    findings: Array.isArray(findings) ? (findings as Finding[]) : [],
  };
}
