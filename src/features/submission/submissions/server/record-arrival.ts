import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { ChangeDetail } from '../model/change-detail.ts';
import type { SubmissionKind, SubmissionState } from '../model/state.ts';
import { mailChange } from './mail-change.ts';

interface Arrival {
  id: number;
  kind: SubmissionKind;
  /** Language of its mails. */
  locale: string;
  state: SubmissionState;
  email: string;
  at: Date;
  /** It asks to change a listed item. */
  isChange?: boolean;
  detail?: ChangeDetail;
}

/** The first entry of its history, and the mail and webhook about it. */
export async function recordArrival(
  transaction: DatabaseTransaction,
  { id, kind, locale, state, email, at, isChange = false, detail }: Arrival,
): Promise<void> {
  const version = 1;
  await transaction
    .insertInto('submission_history')
    .values({
      submission_id: id,
      version,
      at: at.toISOString(),
      actor: 'submitter',
      to_state: state,
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute();
  const data = { id, kind, version, from: null, to: state };
  await enqueueEvent(transaction, { type: 'submission.changed', data, at });
  await mailChange(transaction, {
    submissionId: id,
    kind,
    version,
    move: null,
    to: state,
    isChange,
    email,
    locale,
    at,
  });
}
