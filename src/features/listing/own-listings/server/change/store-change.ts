import type { ListingDraft } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import type { FieldChange } from '#features/listing/catalogue-editing/model/listing-edit.ts';
import type { ListingNames } from '#features/listing/catalogue-editing/server/read-names.ts';
import { localeOfSubmission } from '#features/submission/dapp-submission/model/submission-locale.ts';
import type { SubmissionLanguage } from '#features/submission/dapp-submission/model/dapp-fields.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { resumedPromise } from '#features/submission/submissions/model/promise-clock.ts';
import { applyTransition } from '#features/submission/submissions/server/apply-transition.ts';
import {
  createChangeRequest,
  type ChangeForm,
} from '#features/submission/submissions/server/create-change-request.ts';
import { keepEarlierForm } from '#features/submission/submissions/server/earlier-form.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { linkFiles } from '#features/submission/submissions/server/link-files.ts';
import { parsePayload } from '#features/submission/submissions/server/parse-payload.ts';
import { isLocale, fallbackLocale, type Locale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { ChangeResult } from '../../model/change-page.ts';
import type { ChangeDependencies } from './change-dependencies.ts';
import { countSend, findOpenChange, hadEnough, type ChangeCase } from './find-case.ts';
import { nameOf } from './open-change.ts';
import { fieldsOf, iconFile, payloadOf } from './payload-of.ts';

/** A request that may be stored. */
export interface CheckedChange {
  before: ListingDraft;
  draft: ListingDraft;
  names: ListingNames;
  changes: readonly FieldChange[];
  findings: Finding[];
  addressHash: string | null;
}

/** In which language the form of the submission shows the item. */
function localeOf({ kind, locale }: SubmissionRow, form: object): Locale {
  const { language } = form as { language?: SubmissionLanguage };
  if (kind === 'dapp' && language) return localeOfSubmission(language);
  return isLocale(locale) ? locale : fallbackLocale;
}

function formOf(
  { kinds }: ChangeDependencies,
  { row, item }: ChangeCase,
  { draft, names, findings, changes }: CheckedChange,
): ChangeForm {
  const { format } = kinds[item.kind];
  const form = parsePayload(format, row);
  const icon = iconFile(draft.icon);
  return {
    payload: payloadOf({ form, locale: localeOf(row, form) }, draft, names),
    payloadVersion: format.version,
    findings,
    files: icon === undefined ? [] : [{ role: 'icon', sha256: icon }],
    changed: fieldsOf(changes.map(({ field }) => field)),
  };
}

/** Back to the desk, after the reviewers asked for something. */
async function sendAgain(
  transaction: DatabaseTransaction,
  { again, form, at }: { again: SubmissionRow; form: ChangeForm; at: Date },
): Promise<{ id: number; reference?: undefined }> {
  const { payload, payloadVersion, findings, files, changed } = form;
  await applyTransition(transaction, {
    submission: again,
    move: 'resubmit',
    at,
    detail: { changed },
    set: {
      ...resumedPromise(again, at),
      payload: JSON.stringify(payload),
      payload_version: payloadVersion,
      findings: JSON.stringify(findings),
    },
  });
  await keepEarlierForm(transaction, again);
  await linkFiles(transaction, again.id, files);
  return { id: again.id };
}

async function store(
  dependencies: ChangeDependencies,
  transaction: DatabaseTransaction,
  { found, change }: { found: ChangeCase; change: CheckedChange },
): Promise<{ result: ChangeResult; reference?: string }> {
  const { engine, now } = dependencies;
  const { item, row: parent, again } = found;
  const at = now();
  await engine.lock(transaction, `change of ${item.kind} ${item.hid}`);
  if (!again && (await findOpenChange(transaction, item))) return { result: 'closed' };
  if (!again && (await hadEnough(transaction, item, at))) return { result: 'few' };
  const form = formOf(dependencies, found, change);
  const title = await nameOf(transaction, item);
  const { id, reference } = again
    ? await sendAgain(transaction, { again, form, at })
    : await createChangeRequest(transaction, { ...form, parent, hid: item.hid, title, at });
  const drafts = { base: JSON.stringify(change.before), wanted: JSON.stringify(change.draft) };
  await transaction
    .insertInto('listing_changes')
    .values({ submission_id: id, ...drafts })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(drafts))
    .execute();
  await transaction
    .deleteFrom('listing_change_attempts')
    .where('submission_id', '=', (again ?? parent).id)
    .execute();
  await countSend(transaction, change.addressHash, at);
  return { result: 'sent', ...(reference !== undefined && { reference }) };
}

/** Stores a request, with its first step and the mail to the stored contact. */
export async function storeChange(
  dependencies: ChangeDependencies,
  found: ChangeCase,
  change: CheckedChange,
): Promise<{ result: ChangeResult; reference?: string }> {
  try {
    return await dependencies.database
      .transaction()
      .execute((transaction) => store(dependencies, transaction, { found, change }));
  } catch (cause) {
    // The same at the same moment, or the desk decided about it.
    const isLost = cause instanceof AppError && cause.code === 'conflict';
    if (isLost || dependencies.engine.isUniqueViolation(cause)) return { result: 'closed' };
    throw cause;
  }
}
