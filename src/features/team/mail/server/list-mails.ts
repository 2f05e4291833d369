import type { Database } from '#platform/database/database.ts';
import { containsText } from '#platform/database/contains-text.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type { MailKind } from '../model/mail-kind.ts';
import type { MailState, OutboxMail } from '../model/outbox-mail.ts';
import type { OutboxRow } from './claim-due-mails.ts';

export interface MailListRequest extends PageRequest {
  state?: MailState | undefined;
  /** Only of this kind, where the person may see it. */
  kind?: MailKind | undefined;
  /** Number of the submission that they are about. */
  submission?: number | undefined;
  /** Part of the recipient's address. */
  q?: string | undefined;
  /** Kinds that the person may see. */
  kinds: readonly MailKind[];
}

/** The outbox, latest first. */
export async function listMails(
  database: Database,
  { state, kind, submission, q = '', kinds, ...request }: MailListRequest,
): Promise<Page<OutboxMail>> {
  const { data, total } = await fetchPage(
    database
      .selectFrom('outbox')
      .where('kind', 'in', kinds)
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
      .$if(submission !== undefined, (query) => query.where('submission_id', '=', submission!))
      .$if(q !== '', (query) => query.where(containsText('recipient', q))),
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
