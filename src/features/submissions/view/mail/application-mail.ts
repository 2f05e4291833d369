import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { ApplicationMailKind } from '#features/mail/model/mail-kind.ts';
import type { MailContext } from '#features/mail/view/mail-context.ts';
import type { SubmissionMailFacts } from '../../model/submission-mail.ts';
import { applicationStateWords } from '../status/application-state-words.ts';
import { formatDay } from '../status/format-time.ts';
import { reasonWords } from '../status/reason-words.ts';
import type { ChangeWords } from './change-words.ts';

function nameOf(kind: ApplicationMailKind, { i18n }: MailContext): string {
  const states = applicationStateWords(i18n);
  const names: Record<ApplicationMailKind, string> = {
    'application-received': i18n._(msg`Received`),
    'application-screening': states['cv-screening'].name,
    'application-interview': states.interview.name,
    'application-results': states['interview-results'].name,
    'application-changes-requested': states['changes-requested'].name,
    'application-welcome': states.welcome.name,
    'application-rejected': states.rejected.name,
    'application-withdrawn': states.withdrawn.name,
    'application-link': i18n._(msg`Your status link`),
  };
  return names[kind];
}

/** What happened, and what the candidate can do about it. */
function happeningOf(kind: ApplicationMailKind, { i18n }: MailContext): string {
  const states = applicationStateWords(i18n);
  const happenings: Record<ApplicationMailKind, string> = {
    'application-received': i18n._(
      msg`We have received your application. It will be read by a person, not a machine.`,
    ),
    'application-screening': i18n._(
      msg`We have received your changed application. It will be read by a person, not a machine.`,
    ),
    'application-interview': i18n._(
      msg`We would like to invite you to an interview. Our proposal is below; reply to this email with what suits you.`,
    ),
    'application-results': states['interview-results'].text,
    'application-changes-requested': states['changes-requested'].text,
    'application-welcome': states.welcome.text,
    'application-rejected': i18n._(msg`We decided against your application this time.`),
    'application-withdrawn': states.withdrawn.text,
    'application-link': i18n._(msg`You asked for the status link of your application. It is below.`),
  };
  return happenings[kind];
}

/** The words of a mail about an application. */
export function applicationWords(
  kind: ApplicationMailKind,
  { code, promisedTime }: SubmissionMailFacts,
  context: MailContext,
): ChangeWords {
  const { i18n, locale } = context;
  const wallet = brand.name;
  const day = promisedTime === null ? null : formatDay(promisedTime, locale);
  const reason = kind === 'application-rejected' && code !== null ? reasonWords(i18n)(code) : undefined;
  return {
    name: nameOf(kind, context),
    paragraphs: [
      happeningOf(kind, context),
      ...(day === null ? [] : [i18n._(msg`You will get a reply by ${day}.`)]),
      ...(reason === undefined ? [] : [reason]),
    ],
    asksForChanges: kind === 'application-changes-requested',
    caution: i18n._(msg`Keep the link private: anyone who has it can see and change the application.`),
    sender: i18n._(msg`This address was entered in an application to ${wallet}. Not you? Ignore this email.`),
  };
}
