import type { Database } from '#platform/database/database.ts';
import type { MailKind } from '../model/mail-kind.ts';
import type { MailState, OutboxMail } from '../model/outbox-mail.ts';
import type { OutboxRow } from './claim-due-mails.ts';

export interface MailListRequest {
  state?: MailState | undefined;
  /** From 1. */
  page: number;
  perPage: number;
}

/** One page of the outbox, the latest first, and how many there are in all. */
export async function listMails(
  database: Database,
  { state, page, perPage }: MailListRequest,
): Promise<{ data: OutboxMail[]; total: number }> {
  const query = database.selectFrom('outbox').$if(state !== undefined, (q) => q.where('state', '=', state!));
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { data: rows.map(presentMail), total };
}

/** A row as the desk lists it. */
export function presentMail(row: OutboxRow): OutboxMail {
  const { submissionId } = JSON.parse(row.data) as { submissionId?: number };
  return {
    id: row.id,
    kind: row.kind as MailKind,
    recipient: row.recipient,
    locale: row.locale,
    state: row.state,
    attempts: row.attempts,
    next_attempt_time: row.next_attempt_time,
    last_error: row.last_error,
    create_time: row.create_time,
    sent_time: row.sent_time,
    submission_id: submissionId ?? null,
  };
}
