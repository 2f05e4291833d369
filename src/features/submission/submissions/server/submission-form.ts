import type { Finding, FindingEvidence } from '../model/finding.ts';
import type { StoredForm } from './parse-payload.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';

/** An uploaded file that a form names. */
export interface NamedFile {
  role: 'icon' | 'audit' | 'cv';
  sha256: string;
}

/** Who sends a form: whose files it may name, and what is no duplicate of it. */
export interface FormSender {
  /** The submission itself, when it is sent again. */
  submissionId: number | undefined;
  /** Of the keys that its files may have been uploaded with (`hashUploadKey`). */
  uploadKeyHashes: readonly string[];
  /** The submission to which this one adds a language: its files may be named again. */
  parentId?: number | undefined;
}

/** Whether an entry is the sent thing itself, under whatever name and address it had before: nobody copies themselves. */
export const isOwnSubmission =
  ({ submissionId, parentId }: Pick<FormSender, 'submissionId' | 'parentId'>) =>
  ({ evidence }: { evidence: FindingEvidence }): boolean =>
    'submission' in evidence && [submissionId, parentId].includes(evidence.submission);

/** A form without errors, with what the submission's own columns take from it. */
export interface ValidForm {
  ok: true;
  /** What is stored: the cleaned form. */
  payload: object;
  title: string;
  email: string;
  /** Identity of what is submitted, for duplicates. */
  subjectKey: string;
  /** Language of the texts, where the form asks for it. */
  language: string | null;
  files: NamedFile[];
  findings: Finding[];
}

export type CheckedForm = ValidForm | { ok: false; issues: SubmissionIssue[] };

/** What one kind of submission knows about its form. */
export interface SubmissionForm {
  /** All errors; without any, everything that the catalogue, the web and the chain have to say. */
  examine(input: unknown, sender: FormSender): Promise<CheckedForm>;
  /** Only the findings that others may have caused since: listed or submitted in the meantime. @throws AppError conflict for an unreadable form */
  findDuplicates(stored: StoredForm): Promise<Finding[]>;
}
