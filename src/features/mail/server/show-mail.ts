import { AppError } from '#lib/app-error.ts';
import type { ShownMail } from '../model/outbox-mail.ts';
import { presentMail } from './list-mails.ts';
import type { OutboxDependencies } from './outbox-dependencies.ts';

/**
 * A mail with its content: rendered by the code that sends it, with the current texts and facts. Links with
 * a secret of the recipient lead nowhere here.
 * @throws AppError not-found
 */
export async function showMail(
  { database, compose }: Pick<OutboxDependencies, 'database' | 'compose'>,
  id: number,
): Promise<ShownMail & { html: string | null }> {
  const row = await database.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such mail.');
  const message = await compose(row, 'show');
  const { subject, text, html } = message ?? { subject: null, text: null, html: null };
  return { ...presentMail(row), subject, text, html };
}
