import { randomUUID } from 'node:crypto';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { locales } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import type { MailWords } from '../../model/template/mail-words.ts';
import type { TemplateDependencies } from './template-dependencies.ts';
import type { TemplateKey } from './template-rows.ts';

/** The desk's page waits for the answer. */
const longestMs = 20_000;

/**
 * Sends the example to the person's own address, past the outbox: it is about no change, and the answer of the mail server is
 * shown right away.
 * @throws AppError unavailable with what the mail server said
 */
export async function sendTest(
  { database, mailer, renderExample, now }: TemplateDependencies,
  { key, words, person }: { key: TemplateKey; words: MailWords; person: AuditActor },
): Promise<void> {
  if (!mailer.configured) throw new AppError('unavailable', 'No mail server is configured. Set SMTP_URL.');
  const { subject, text, html } = await renderExample(key, words);
  const message = {
    messageId: randomUUID(),
    to: person.email,
    language: locales[key.locale].tag,
    subject: `[Test] ${subject}`,
    text,
    html,
  };
  const outcome = await mailer.send(message, AbortSignal.timeout(longestMs));
  if (outcome.kind !== 'sent') throw new AppError('unavailable', `The test was not sent: ${outcome.error}`);
  await database.transaction().execute((transaction) =>
    appendAudit(transaction, {
      at: now(),
      actor: person,
      area: 'mail',
      action: 'test-template',
      subject: `mail template ${key.kind} ${key.locale}`,
    }),
  );
}
