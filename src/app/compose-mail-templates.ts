import {
  createMailTemplates,
  type MailTemplates,
} from '#features/team/mail/server/template/mail-templates.ts';
import type { TemplateDependencies } from '#features/team/mail/server/template/template-dependencies.ts';
import { exampleOf } from './example-mail.ts';
import type { MailWriter } from './rendering/page-renderer.ts';

interface TemplateOptions extends Pick<TemplateDependencies, 'database' | 'mailer' | 'now'>, MailWriter {
  publicOrigin: string;
}

/** The words of mails at the desk, whose previews are written where all mails are. */
export function composeMailTemplates(options: TemplateOptions): MailTemplates {
  const { database, mailer, renderMail, readMailWords, publicOrigin, now } = options;
  return createMailTemplates({
    database,
    mailer,
    readProduct: readMailWords,
    renderExample: ({ kind, locale }, words) =>
      renderMail({ subject: exampleOf(kind, now()), locale, publicOrigin, words }),
    now,
  });
}
