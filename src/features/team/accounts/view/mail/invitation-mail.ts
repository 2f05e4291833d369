import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { MailContent } from '#features/team/mail/model/mail-content.ts';
import type { MailContext } from '#features/team/mail/view/mail-context.ts';
import { intlTag } from '#i18n/intl-tag.ts';
import type { InvitationMailFacts } from '../../model/invitation-mail.ts';

const timeForm = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const;

/** Invites a person to the desk, with the link at which they make their account. */
export function writeInvitationMail(facts: InvitationMailFacts, context: MailContext): MailContent {
  const { i18n, locale } = context;
  const wallet = brand.name;
  const { inviter } = facts;
  const until = new Intl.DateTimeFormat(intlTag(locale), timeForm).format(new Date(facts.expires_time));
  return {
    subject: i18n._(
      msg({
        message: `Invitation to the team desk of ${wallet}`,
        comment:
          'The desk is the private site where the wallet’s own team works; an invitation to an account there',
      }),
    ),
    heading: i18n._(msg`You are invited to the team desk`),
    parts: [
      {
        kind: 'paragraph',
        text: i18n._(msg`${inviter} has invited you to the desk, where the ${wallet} team works.`),
      },
      {
        kind: 'paragraph',
        text: i18n._(msg`Choose a password to create your account. The link works once, until ${until}.`),
      },
      {
        kind: 'action',
        link: {
          label: i18n._(
            msg({ message: 'Create your account', comment: 'Button of an invitation to the desk' }),
          ),
          href: facts.link,
        },
      },
    ],
    notes: [i18n._(msg`Not expecting this? Ignore this email. Do not share the link.`)],
    links: [],
  };
}
