import { composeMailTemplates } from '#app/compose-mail-templates.ts';
import { readMailWords, renderMail } from '#app/render-mail.ts';
import type { MailTemplates } from '#features/team/mail/server/template/mail-templates.ts';
import type { Database } from '#platform/database/database.ts';
import type { Mailer } from '#platform/mail/mailer.ts';

const noMailer: Pick<Mailer, 'configured' | 'send'> = {
  configured: false,
  send: async () => ({
    kind: 'unreachable',
    about: 'server',
    code: 'none',
    error: 'There is no mail server.',
  }),
};

/** The words of mails at the desk, over the code that writes the mails. */
export function createTestTemplates(
  database: Database,
  now: () => Date,
  mailer: Pick<Mailer, 'configured' | 'send'> = noMailer,
): MailTemplates {
  return composeMailTemplates({
    database,
    mailer,
    renderMail,
    readMailWords,
    publicOrigin: 'https://portal.example',
    now,
  });
}
