import { brand } from '#brand/brand.ts';
import type { MailContent } from '#features/team/mail/model/mail-content.ts';
import type { RecoveryMailFacts } from '../../model/recovery-mail.ts';
import { mailTime } from './mail-time.ts';

/** Sends the link at which a person sets a new password. Like the desk, it has English words only. */
export function writeRecoveryMail(facts: RecoveryMailFacts): MailContent {
  const { email, administrator, link } = facts;
  const reason =
    administrator === null
      ? `With this link you choose a password for your account ${email} of the ${brand.name} desk.`
      : `${administrator} made this link so that you can get into your account ${email} of the ${brand.name} desk again.`;
  // An administrator has removed a second factor already.
  const unexpected =
    administrator === null
      ? 'If you did not ask for this, ignore this email: your password stays as it is.'
      : 'If you did not expect this, tell an administrator immediately.';
  const until = `The link works once, until ${mailTime(facts.expires_time)}.`;
  return {
    subject: `New password for the ${brand.name} desk`,
    heading: 'Choose a new password',
    parts: [
      { kind: 'paragraph', text: reason },
      { kind: 'paragraph', text: until },
      { kind: 'action', link: { label: 'Choose a new password', href: link } },
    ],
    notes: [`${unexpected} Do not share the link.`],
    links: [],
  };
}
