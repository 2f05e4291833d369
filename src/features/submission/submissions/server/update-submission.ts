import { AppError } from '#lib/app-error.ts';
import { hashUploadKey } from '#platform/files/hash-upload-key.ts';
import { publicFindings } from '../model/finding.ts';
import { hasBlocking } from '../model/has-blocking.ts';
import { resumedPromise } from '../model/promise-clock.ts';
import { editTransitionFor } from '../model/state.ts';
import type { StoredFormat } from '../model/stored-payload.ts';
import { applyTransition } from './apply-transition.ts';
import { keepEarlierForm } from './earlier-form.ts';
import { findById, getByReference, type SubmissionRow } from './find-submission.ts';
import { findFamily, findLanguageFindings } from './further-language.ts';
import { keepTraits } from './keep-traits.ts';
import { linkFiles } from './link-files.ts';
import { readPayload } from './parse-payload.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';
import type { ValidForm } from './submission-form.ts';
import type { UpdatedSubmission } from './submission-outcome.ts';

interface UpdateRequest {
  reference: string;
  payload: unknown;
  /** Of the draft that sends it: on another device it is not the one that made the submission. */
  draftKey: string | undefined;
}

/** Fields of the form that are not what they were; all of them where the stored form cannot be read. */
function changedFields(format: StoredFormat, row: SubmissionRow, sent: object): string[] {
  const read = readPayload(format, row);
  const before = new Map(Object.entries(read.ok ? read.payload : {}));
  return Object.entries(sent)
    .filter(([field, value]) => JSON.stringify(before.get(field)) !== JSON.stringify(value))
    .map(([field]) => field);
}

/** Whatever the order in which the fields were stored. */
const isSame = (format: StoredFormat, row: SubmissionRow, form: ValidForm) =>
  row.payload_version === format.version && changedFields(format, row, form.payload).length === 0;

/**
 * Replaces the form of a submission that may still be edited. A person whose changes were requested sends it back into review,
 * where the promise's clock runs on; before payment nothing but the form changes, and the same form again changes nothing.
 */
export async function updateSubmission(
  dependencies: SubmissionDependencies,
  { reference, payload, draftKey }: UpdateRequest,
): Promise<UpdatedSubmission> {
  const { database, kinds, now } = dependencies;
  const row = await getByReference(database, reference);
  if (row.change_hid !== null)
    throw new AppError('conflict', 'A change of a listed item is sent with its own form.');
  const move = editTransitionFor(row);
  if (!move) throw new AppError('conflict', `A submission that is ${row.state} cannot be edited.`);
  const parent = row.parent_id === null ? undefined : await findById(database, row.parent_id);
  const { format, form: checks } = kinds[row.kind];
  const form = await checks.examine(payload, {
    submissionId: row.id,
    parentId: parent?.id,
    uploadKeyHashes: [row.draft_key_hash, ...(draftKey === undefined ? [] : [hashUploadKey(draftKey)])],
  });
  if (!form.ok) return { ok: false, issues: form.issues, findings: [] };
  // After the form was examined, because someone else may send the same language in the meantime.
  const family = parent && (await findFamily(dependencies, parent, row.id));
  const findings = [...(family ? findLanguageFindings(family, form) : []), ...form.findings];
  if (hasBlocking(findings)) return { ok: false, issues: [], findings: publicFindings(findings) };
  if (move === 'update' && isSame(format, row, form)) return { ok: true };

  const at = now();
  const promise = move === 'resubmit' ? resumedPromise(row, at) : {};
  await database.transaction().execute(async (transaction) => {
    await applyTransition(transaction, {
      submission: row,
      move,
      at,
      detail: { changed: changedFields(format, row, form.payload) },
      set: {
        ...promise,
        payload: JSON.stringify(form.payload),
        payload_version: format.version,
        findings: JSON.stringify(form.findings),
        title: form.title,
        email: form.email,
        subject_key: form.subjectKey,
        ...(parent && { added_language: form.language }),
      },
    });
    if (move === 'resubmit') await keepEarlierForm(transaction, row);
    await linkFiles(transaction, row.id, form.files);
    await keepTraits(transaction, { id: row.id, format, payload: form.payload });
  });
  return { ok: true };
}
