import type { I18n } from '@lingui/core';
import type { AlertMailFacts } from '#features/team/alerts/model/told-alert.ts';
import { writeAlertMail } from '#features/team/alerts/view/mail/alert-mail.ts';
import type { InvitationMailFacts } from '#features/team/accounts/model/invitation-mail.ts';
import { writeInvitationMail } from '#features/team/accounts/view/mail/invitation-mail.ts';
import type { NoticeMailFacts } from '#features/team/notices/model/notice-mail.ts';
import { writeNoticeMail } from '#features/team/notices/view/mail/notice-mail.ts';
import type { AccountNoticeFacts } from '#features/team/accounts/model/account-notice.ts';
import type { RecoveryMailFacts } from '#features/team/accounts/model/recovery-mail.ts';
import { writeAccountNotice } from '#features/team/accounts/view/mail/account-notice-mail.ts';
import { writeRecoveryMail } from '#features/team/accounts/view/mail/recovery-mail.ts';
import type { RenderedMail, MailContent } from '#features/team/mail/model/mail-content.ts';
import { fillWords, type MailFill } from '#features/team/mail/model/template/fill-words.ts';
import type { MailWords } from '#features/team/mail/model/template/mail-words.ts';
import type { WordedMailKind } from '#features/team/mail/model/template/placeholder.ts';
import type { MailContext } from '#features/team/mail/view/mail-context.ts';
import { renderMailContent } from '#features/team/mail/view/render-mail-content.tsx';
import type { ConfirmationMailFacts } from '#features/site/newsletter/model/confirmation-mail.ts';
import {
  confirmationMailWords,
  fillConfirmationMail,
} from '#features/site/newsletter/view/mail/confirmation-mail.ts';
import type { IssueMailFacts } from '#features/site/newsletter/model/issues/issue-mail.ts';
import { writeIssueMail } from '#features/site/newsletter/view/issues/mail/issue-mail.ts';
import type { ReportMailFacts } from '#features/store/reports/model/report-mail.ts';
import {
  checkAppealMailWords,
  fillReportMail,
  reportMailWords,
} from '#features/store/reports/view/mail/report-mail.ts';
import type { SubmissionMailFacts } from '#features/submission/submissions/model/submission-mail.ts';
import { fillSubmissionMail } from '#features/submission/submissions/view/mail/fill-submission-mail.ts';
import { submissionMailWords } from '#features/submission/submissions/view/mail/submission-mail.ts';
import type { Locale } from '#i18n/locales.ts';
import { kindLabels } from '#routes/kind-labels.ts';
import { i18nOf } from './server-catalogue.ts';

/*
 * The words of mails, built by Vite into dist/server like the pages: it holds JSX and the catalogues.
 */

/** A mail whose words the desk may change. */
export type WordedSubject =
  | { about: 'submission'; facts: SubmissionMailFacts }
  | { about: 'confirmation'; facts: ConfirmationMailFacts }
  | { about: 'report'; facts: ReportMailFacts };

export type MailSubject =
  | WordedSubject
  | { about: 'issue'; facts: IssueMailFacts }
  | { about: 'invitation'; facts: InvitationMailFacts }
  | { about: 'notice'; facts: NoticeMailFacts }
  | { about: 'recovery'; facts: RecoveryMailFacts }
  | { about: 'account'; facts: AccountNoticeFacts }
  | { about: 'alert'; facts: AlertMailFacts };

export interface MailInput {
  subject: MailSubject;
  locale: Locale;
  publicOrigin: string;
  /** In place of the product's words; checked before (`checkWords`). Issues of the newsletter have none. */
  words?: MailWords | undefined;
  /** The only theme that is shown, for a preview. */
  theme?: 'light' | 'dark' | undefined;
}

/** The kind whose words a mail has. */
function wordedKindOf(subject: WordedSubject): WordedMailKind {
  switch (subject.about) {
    case 'submission':
      return subject.facts.kind;
    case 'confirmation':
      return 'newsletter-confirmation';
    case 'report':
      return subject.facts.kind === 'token-check' ? 'check-appeal-outcome' : 'report-outcome';
  }
}

function productWords(kind: WordedMailKind, i18n: I18n): MailWords {
  switch (kind) {
    case 'newsletter-confirmation':
      return confirmationMailWords(i18n);
    case 'report-outcome':
      return reportMailWords(i18n);
    case 'check-appeal-outcome':
      return checkAppealMailWords(i18n);
    default:
      return submissionMailWords(kind, i18n);
  }
}

function fillOf(subject: WordedSubject, context: MailContext): MailFill {
  switch (subject.about) {
    case 'submission':
      return fillSubmissionMail(subject.facts, context, kindLabels);
    case 'confirmation':
      return fillConfirmationMail(subject.facts, context);
    case 'report':
      return fillReportMail(subject.facts, context);
  }
}

function write(subject: MailSubject, context: MailContext, words: MailWords | undefined): MailContent {
  if (subject.about === 'issue') return writeIssueMail(subject.facts, context);
  if (subject.about === 'invitation') return writeInvitationMail(subject.facts, context);
  if (subject.about === 'recovery') return writeRecoveryMail(subject.facts);
  if (subject.about === 'account') return writeAccountNotice(subject.facts);
  if (subject.about === 'alert') return writeAlertMail(subject.facts);
  if (subject.about === 'notice') return writeNoticeMail(subject.facts);
  return fillWords(words ?? productWords(wordedKindOf(subject), context.i18n), fillOf(subject, context));
}

/** Writes a mail in a language: subject, plain text and HTML. */
export async function renderMail({
  subject,
  locale,
  publicOrigin,
  words,
  theme,
}: MailInput): Promise<RenderedMail> {
  const context = { i18n: await i18nOf(locale), locale, publicOrigin, theme };
  return renderMailContent(write(subject, context, words), context);
}

/** The product's own words of a mail, with placeholders. */
export async function readMailWords({
  kind,
  locale,
}: {
  kind: WordedMailKind;
  locale: Locale;
}): Promise<MailWords> {
  return productWords(kind, await i18nOf(locale));
}
