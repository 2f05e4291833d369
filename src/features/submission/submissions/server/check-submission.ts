import type { Database } from '#platform/database/database.ts';
import { hashUploadKey } from '#platform/files/hash-upload-key.ts';
import type { CheckAnswer } from '../model/check-answer.ts';
import { publicFindings } from '../model/finding.ts';
import type { SubmissionKind } from '../model/state.ts';
import { findByDraftKey, findById, findByReference } from './find-submission.ts';
import { findFamily, findLanguageFindings, type LanguageFamily } from './further-language.ts';
import type { FormSender } from './submission-form.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

/** What a check knows about the draft that asks. */
export interface CheckedDraft {
  draftKey?: string | undefined;
  /** Of the submission that the draft edits. */
  reference?: string | undefined;
  /** Reference of the submission to which the draft adds a language. */
  parent?: string | undefined;
}

export interface CheckRequest {
  kind: SubmissionKind;
  payload: unknown;
  draft: CheckedDraft;
}

type Dependencies = Pick<SubmissionDependencies, 'database' | 'kinds'>;

/** The family of a draft that adds a language: a new one names its parent, one that is sent again has it. */
async function findFamilyOf(
  dependencies: Dependencies,
  { submissionId }: FormSender,
  parent: string | undefined,
): Promise<LanguageFamily | undefined> {
  const { database } = dependencies;
  const own = submissionId === undefined ? undefined : await findById(database, submissionId);
  const found =
    own?.parent_id != null
      ? await findById(database, own.parent_id)
      : parent !== undefined && (await findByReference(database, parent));
  return found ? findFamily(dependencies, found, submissionId) : undefined;
}

async function findSender(database: Database, { draftKey, reference }: CheckedDraft): Promise<FormSender> {
  const earlier =
    (reference === undefined ? undefined : await findByReference(database, reference)) ??
    (draftKey === undefined ? undefined : await findByDraftKey(database, draftKey));
  return {
    submissionId: earlier?.id,
    uploadKeyHashes: draftKey === undefined ? [] : [hashUploadKey(draftKey)],
  };
}

/** The checks before payment; stores nothing. */
export async function checkSubmission(
  dependencies: Dependencies,
  { kind, payload, draft }: CheckRequest,
): Promise<CheckAnswer> {
  const sender = await findSender(dependencies.database, draft);
  const family = await findFamilyOf(dependencies, sender, draft.parent);
  const form = await dependencies.kinds[kind].form.examine(payload, {
    ...sender,
    parentId: family?.parent.id,
  });
  if (!form.ok) return { issues: form.issues, findings: [] };
  const findings = family ? findLanguageFindings(family, form) : [];
  return { issues: [], findings: [...findings, ...publicFindings(form.findings)] };
}
