import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationMailKind } from '#features/team/mail/model/mail-kind.ts';
import { slots } from '#features/team/mail/model/template/mail-words.ts';
import { namesPromise, slot } from '#features/team/mail/model/template/placeholder.ts';
import { applicationStateWords } from '../words/application-state-words.ts';
import type { ChangeWords } from './change-words.ts';

function nameOf(kind: ApplicationMailKind, i18n: I18n): string {
  const states = applicationStateWords(i18n);
  const names: Record<ApplicationMailKind, string> = {
    'application-received': i18n._(msg`Received`),
    'application-screening': states['cv-screening'].name,
    'application-interview': states.interview.name,
    'application-interview-reminder': i18n._(msg`Interview reminder`),
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
function happeningOf(kind: ApplicationMailKind, i18n: I18n): string {
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
    'application-interview-reminder': i18n._(
      msg`Your interview is coming up. The time and our invitation are below. If you cannot make it, or if we agreed on another time, reply to this email.`,
    ),
    'application-results': states['interview-results'].text,
    'application-changes-requested': states['changes-requested'].text,
    'application-welcome': states.welcome.text,
    'application-rejected': i18n._(msg`We did not accept your application this time.`),
    'application-withdrawn': states.withdrawn.text,
    'application-link': i18n._(msg`You asked for the status link of your application. It is below.`),
  };
  return happenings[kind];
}

/** The words of a mail about an application. */
export function applicationWords(kind: ApplicationMailKind, i18n: I18n): ChangeWords {
  const { day } = slots('day');
  return {
    name: nameOf(kind, i18n),
    paragraphs: [
      happeningOf(kind, i18n),
      ...(namesPromise(kind) ? [i18n._(msg`You will get a reply by ${day}.`)] : []),
      ...(kind === 'application-rejected' ? [slot('reason')] : []),
      ...(kind === 'application-changes-requested' ? [slot('pause')] : []),
    ],
  };
}
