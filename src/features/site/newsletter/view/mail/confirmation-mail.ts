import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { MailFill } from '#features/team/mail/model/template/fill-words.ts';
import { joinParagraphs, slots, type MailWords } from '#features/team/mail/model/template/mail-words.ts';
import { slot } from '#features/team/mail/model/template/placeholder.ts';
import { brandValues } from '#features/team/mail/view/brand-values.ts';
import { pageUrl, type MailContext } from '#features/team/mail/view/mail-context.ts';
import { confirmPath, unsubscribePath, type ConfirmationMailFacts } from '../../model/confirmation-mail.ts';
import { confirmationDays } from '../../model/subscription-state.ts';

/** The product's words that ask the owner of a mailbox to confirm the newsletter. */
export function confirmationMailWords(i18n: I18n): MailWords {
  const { wallet } = slots('wallet');
  const days = confirmationDays;
  return {
    subject: i18n._(msg`Confirm your subscription to the notices of ${wallet}`),
    heading: i18n._(msg`Confirm your subscription`),
    text: joinParagraphs([
      i18n._(
        msg`Someone subscribed this address to the monthly product notices of ${wallet}. Nothing is sent before you confirm.`,
      ),
      i18n._(msg`The link is valid for ${plural(days, { one: '# day', other: '# days' })}.`),
      slot('link'),
    ]),
  };
}

export function fillConfirmationMail({ token }: ConfirmationMailFacts, context: MailContext): MailFill {
  const { i18n } = context;
  return {
    values: brandValues(),
    quotes: [],
    action: { label: i18n._(msg`Confirm the subscription`), href: pageUrl(context, confirmPath(token)) },
    notes: [i18n._(msg`Not you? Ignore this email.`)],
    links: [{ label: i18n._(msg`Unsubscribe`), href: pageUrl(context, unsubscribePath(token)) }],
  };
}
