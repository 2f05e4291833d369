import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailKind } from '../model/mail-kind.ts';

/** @throws AppError not-found */
export async function getMailKind(database: Database, id: number): Promise<MailKind> {
  const row = await database.selectFrom('outbox').select('kind').where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such mail.');
  return row.kind as MailKind;
}
