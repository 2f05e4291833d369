import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type { MailKind } from '../model/mail-kind.ts';
import type { MailState, OutboxMail } from '../model/outbox-mail.ts';
import type { OutboxRow } from './claim-due-mails.ts';

export interface MailListRequest extends PageRequest {
  state?: MailState | undefined;
  /** Kinds that the person may see. */
  kinds: readonly MailKind[];
}

/** The outbox, latest first. */
export async function listMails(
  database: Database,
  { state, kinds, ...request }: MailListRequest,
): Promise<Page<OutboxMail>> {
  const { data, total } = await fetchPage(
    database
      .selectFrom('outbox')
      .where('kind', 'in', kinds)
      .$if(state !== undefined, (q) => q.where('state', '=', state!)),
    (query) => query.selectAll().orderBy('id', 'desc'),
    request,
  );
  return { data: data.map(presentMail), total };
}

/** A row in the shape for the desk's list. */
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
    error_about: row.error_about,
    create_time: row.create_time,
    sent_time: row.sent_time,
    submission_id: submissionId ?? null,
  };
}
