import type { RenderedMail, MailContent } from '#features/mail/model/mail-content.ts';
import type { MailContext } from '#features/mail/view/mail-context.ts';
import { renderMailContent } from '#features/mail/view/render-mail-content.tsx';
import type { ConfirmationMailFacts } from '#features/newsletter/model/confirmation-mail.ts';
import { writeConfirmationMail } from '#features/newsletter/view/mail/confirmation-mail.ts';
import type { ReportMailFacts } from '#features/reports/model/report-mail.ts';
import { writeReportMail } from '#features/reports/view/mail/report-mail.ts';
import type { SubmissionMailFacts } from '#features/submissions/model/submission-mail.ts';
import { writeSubmissionMail } from '#features/submissions/view/mail/submission-mail.ts';
import type { Locale } from '#i18n/locales.ts';
import { i18nOf } from './server-catalogue.ts';

/*
 * The words of mails, built by Vite into dist/server like the pages: it holds JSX and the catalogues.
 */

export type MailSubject =
  | { about: 'submission'; facts: SubmissionMailFacts }
  | { about: 'confirmation'; facts: ConfirmationMailFacts }
  | { about: 'report'; facts: ReportMailFacts };

export interface MailInput {
  subject: MailSubject;
  locale: Locale;
  publicOrigin: string;
}

function write(subject: MailSubject, context: MailContext): MailContent {
  switch (subject.about) {
    case 'submission':
      return writeSubmissionMail(subject.facts, context);
    case 'confirmation':
      return writeConfirmationMail(subject.facts, context);
    case 'report':
      return writeReportMail(subject.facts, context);
  }
}

/** Writes a mail in a language: subject, plain text and HTML. */
export async function renderMail({ subject, locale, publicOrigin }: MailInput): Promise<RenderedMail> {
  const context = { i18n: await i18nOf(locale), locale, publicOrigin };
  return renderMailContent(write(subject, context), context);
}
