import { msg, plural } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { MailContent } from '#features/mail/model/mail-content.ts';
import { pageUrl, type MailContext } from '#features/mail/view/mail-context.ts';
import { confirmPath, unsubscribePath, type ConfirmationMailFacts } from '../../model/confirmation-mail.ts';
import { confirmationDays } from '../../model/subscription-state.ts';

/** Asks the owner of a mailbox to confirm the newsletter. */
export function writeConfirmationMail({ token }: ConfirmationMailFacts, context: MailContext): MailContent {
  const { i18n } = context;
  const wallet = brand.name;
  const days = confirmationDays;
  return {
    subject: i18n._(msg`Confirm your subscription to the notices of ${wallet}`),
    heading: i18n._(msg`Confirm your subscription`),
    paragraphs: [
      i18n._(
        msg`This email address was entered for the product notices of ${wallet}, once a month. Nothing is sent before you confirm.`,
      ),
      i18n._(msg`The link is valid for ${plural(days, { one: '# day', other: '# days' })}.`),
    ],
    quote: null,
    action: { label: i18n._(msg`Confirm the subscription`), href: pageUrl(context, confirmPath(token)) },
    notes: [i18n._(msg`Not you? Ignore this email.`)],
    links: [{ label: i18n._(msg`Unsubscribe`), href: pageUrl(context, unsubscribePath(token)) }],
  };
}
