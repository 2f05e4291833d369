import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isApplicationMailKind, type ChangeMailKind } from '#features/team/mail/model/mail-kind.ts';
import { joinParagraphs, slots, type MailWords } from '#features/team/mail/model/template/mail-words.ts';
import { hasMessage, slot } from '#features/team/mail/model/template/placeholder.ts';
import { applicationWords } from './application-mail.ts';
import { listingWords } from './listing-mail.ts';

/** The product's words of the mail about one change of a submission. */
export function submissionMailWords(kind: ChangeMailKind, i18n: I18n): MailWords {
  const { name, paragraphs } = isApplicationMailKind(kind)
    ? applicationWords(kind, i18n)
    : listingWords(kind, i18n);
  const { title } = slots('title');
  return {
    subject: i18n._(
      msg({
        message: `${name}: ${title}`,
        context:
          'subject of a mail: what happened, then the name of the project or of the person in quotation marks',
      }),
    ),
    heading: name,
    text: joinParagraphs([...paragraphs, ...(hasMessage(kind) ? [slot('message')] : []), slot('link')]),
  };
}
