import type { Locale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import { hashUploadKey } from '#platform/files/hash-upload-key.ts';
import { publicFindings } from '../model/finding.ts';
import { hasBlocking } from '../model/has-blocking.ts';
import { isPromised, promisedTime } from '../model/promise.ts';
import { editTransitionFor, firstStateOf, unpaid, type SubmissionKind } from '../model/state.ts';
import { findByDraftKey, type SubmissionRow } from './find-submission.ts';
import { giveReferenceTo } from './give-reference.ts';
import { findFamily, findLanguageFindings, getFamily, languageSent } from './further-language.ts';
import { keepTraits } from './keep-traits.ts';
import { linkFiles } from './link-files.ts';
import { recordArrival } from './record-arrival.ts';
import { createReference, hashReference } from './reference.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';
import type { ValidForm } from './submission-form.ts';
import type { CreatedSubmission } from './submission-outcome.ts';
import { updateSubmission } from './update-submission.ts';

export interface CreateRequest {
  kind: SubmissionKind;
  /** Language of the page; mails are written in it. */
  locale: Locale;
  /** Made by the person's browser once per draft; the same key finds the same submission. */
  draftKey: string;
  payload: unknown;
  /** Reference of the paid submission of the same site to which this one adds a language. */
  parent?: string | undefined;
  /** Network address of the person, by which unpaid submissions are counted; stored as a keyed hash while unpaid. */
  clientAddress?: string | undefined;
}

/**
 * Makes a submission that awaits its payment, or the desk where its kind asks for none or where it adds a language to a paid one. The same draft key finds the first one again,
 * with what was typed since when it may still be edited: an answer that got lost on the way costs nobody a second submission.
 */
export async function createSubmission(
  dependencies: SubmissionDependencies,
  request: CreateRequest,
): Promise<CreatedSubmission> {
  const earlier = await findByDraftKey(dependencies.database, request.draftKey);
  if (earlier) return repeat(dependencies, { earlier, request });
  const { database, kinds } = dependencies;
  const family = request.parent === undefined ? undefined : await getFamily(dependencies, request.parent);
  const form = await kinds[request.kind].form.examine(request.payload, {
    submissionId: undefined,
    uploadKeyHashes: [hashUploadKey(request.draftKey)],
    parentId: family?.parent.id,
  });
  if (!form.ok) return { ok: false, issues: form.issues, findings: [] };
  // Read again: while the form was examined, someone else may have sent the same language.
  const latest = family && (await findFamily(dependencies, family.parent));
  const findings = [...(latest ? findLanguageFindings(latest, form) : []), ...form.findings];
  if (hasBlocking(findings)) return { ok: false, issues: [], findings: publicFindings(findings) };
  try {
    return await insert(dependencies, request, { form, parent: family?.parent });
  } catch (error) {
    if (!dependencies.engine.isUniqueViolation(error)) throw error;
    const first = await findByDraftKey(database, request.draftKey);
    if (first) return { ok: true, reference: await referenceOf(dependencies, first, request) };
    if (family) return { ok: false, issues: [], findings: [languageSent] };
    throw error;
  }
}

/** For the holder of the draft's key, whose first answer may have got lost. */
const referenceOf = (
  { database, now }: SubmissionDependencies,
  { id }: SubmissionRow,
  { draftKey }: CreateRequest,
): Promise<string> => giveReferenceTo(database, draftKey, { id, at: now() });

async function repeat(
  dependencies: SubmissionDependencies,
  { earlier, request }: { earlier: SubmissionRow; request: CreateRequest },
): Promise<CreatedSubmission> {
  if (earlier.kind !== request.kind)
    throw new AppError('conflict', 'This draft was submitted as another kind.');
  const reference = await referenceOf(dependencies, earlier, request);
  if (editTransitionFor(earlier) !== 'update') return { ok: true, reference };
  const updated = await updateSubmission(dependencies, {
    reference,
    payload: request.payload,
    draftKey: request.draftKey,
  });
  return updated.ok ? { ok: true, reference } : updated;
}

async function insert(
  { database, kinds, senders, now }: SubmissionDependencies,
  request: CreateRequest,
  { form, parent }: { form: ValidForm; parent: SubmissionRow | undefined },
): Promise<CreatedSubmission> {
  const reference = createReference();
  const at = now();
  const time = at.toISOString();
  // A further language was paid for with the first one.
  const state = parent ? 'in-review' : firstStateOf(request.kind);
  const sender = senders.hash(unpaid.includes(state) ? request.clientAddress : undefined);
  return database.transaction().execute(async (transaction) => {
    const findings = await senders.findFindings(transaction, sender);
    if (findings.length > 0) return { ok: false, issues: [], findings };
    const { id } = await transaction
      .insertInto('submissions')
      .values({
        reference_hash: hashReference(reference),
        draft_key_hash: hashUploadKey(request.draftKey),
        kind: request.kind,
        state,
        version: 1,
        locale: request.locale,
        payload: JSON.stringify(form.payload),
        payload_version: kinds[request.kind].format.version,
        findings: JSON.stringify(form.findings),
        title: form.title,
        email: form.email,
        subject_key: form.subjectKey,
        create_time: time,
        update_time: time,
        promised_time: isPromised(state) ? promisedTime(request.kind, at).toISOString() : null,
        listed_hid: null,
        parent_id: parent?.id ?? null,
        added_language: parent ? form.language : null,
        ...sender,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { email } = form;
    await recordArrival(transaction, { ...request, id, state, email, at });
    await linkFiles(transaction, id, form.files);
    await keepTraits(transaction, { id, format: kinds[request.kind].format, payload: form.payload });
    return { ok: true, reference };
  });
}
