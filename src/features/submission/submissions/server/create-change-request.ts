import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { hashUploadKey } from '#platform/files/hash-upload-key.ts';
import type { Finding } from '../model/finding.ts';
import { promisedTime } from '../model/promise.ts';
import type { SubmissionRow } from './find-submission.ts';
import { linkFiles } from './link-files.ts';
import { recordArrival } from './record-arrival.ts';
import { createReference, hashReference } from './reference.ts';
import type { NamedFile } from './submission-form.ts';

/** The form of a request for a change, as it is stored. */
export interface ChangeForm {
  /** As the kind's form of today. */
  payload: object;
  payloadVersion: number;
  findings: readonly Finding[];
  files: readonly NamedFile[];
  /** Fields of the form that the team wants to have changed. */
  changed: string[];
}

export interface NewChangeRequest extends ChangeForm {
  /** The submission that listed the item: its contact is told. */
  parent: SubmissionRow;
  hid: number;
  /** Name of the item. */
  title: string;
  at: Date;
}

/**
 * Makes a submission that asks to change a listed item. It goes straight to the desk, and the contact of the submission that listed the item is
 * told, because the status link may be stolen. @returns id and reference; the unique index refuses a second open one for the item
 */
export async function createChangeRequest(
  transaction: DatabaseTransaction,
  { parent, hid, title, at, payload, payloadVersion, findings, files, changed }: NewChangeRequest,
): Promise<{ id: number; reference: string }> {
  const { kind, locale, email, subject_key } = parent;
  const reference = createReference();
  const time = at.toISOString();
  const state = 'in-review';
  const { id } = await transaction
    .insertInto('submissions')
    .values({
      ...{ kind, state, locale, title, email, subject_key },
      reference_hash: hashReference(reference),
      // No draft finds it.
      draft_key_hash: hashUploadKey(randomUUID()),
      version: 1,
      payload: JSON.stringify(payload),
      payload_version: payloadVersion,
      findings: JSON.stringify(findings),
      create_time: time,
      update_time: time,
      promised_time: promisedTime(kind, at).toISOString(),
      listed_hid: null,
      parent_id: parent.id,
      added_language: null,
      change_hid: hid,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordArrival(transaction, {
    id,
    kind,
    locale,
    state,
    email,
    at,
    isChange: true,
    detail: { changed },
  });
  await linkFiles(transaction, id, files);
  return { id, reference };
}
