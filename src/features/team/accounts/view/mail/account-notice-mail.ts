import { brand } from '#brand/brand.ts';
import type { MailContent } from '#features/team/mail/model/mail-content.ts';
import type { AccountNoticeFacts, ToldAction } from '../../model/account-notice.ts';
import { mailTime } from './mail-time.ts';

interface NoticeWords {
  heading: string;
  text: string;
}

const wordsOf: Readonly<Record<ToldAction, (facts: AccountNoticeFacts) => NoticeWords>> = {
  'finish-recovery': ({ account }) => ({
    heading: 'A new password was set',
    text: `A new password was set for the account ${account} with a link for people who cannot sign in. Its sessions and access tokens ended. A second factor stays as it was.`,
  }),
  recover: ({ account, actor }) => ({
    heading: 'An account gets a new password',
    text: `${actor} removed the second factor of the account ${account} and made a link for a new password. Its sessions and access tokens ended.`,
  }),
  'reset-second-factor': ({ account, actor }) => ({
    heading: 'A second factor was reset',
    text: `${actor} removed the second factor of the account ${account}. Its sessions and access tokens ended, and its password alone signs in until a new factor is set up.`,
  }),
};

/** Tells the person and every administrator what was done to an account. Like the desk, it has English words only. */
export function writeAccountNotice(facts: AccountNoticeFacts): MailContent {
  const { heading, text } = wordsOf[facts.action](facts);
  return {
    subject: `${brand.name} desk: ${heading}`,
    heading,
    parts: [
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: `This happened on ${mailTime(facts.at)}.` },
      { kind: 'action', link: { label: 'Open the desk', href: facts.deskOrigin } },
    ],
    notes: [
      'If you did not expect this, tell an administrator immediately: they can disable the account and end its sessions.',
    ],
    links: [],
  };
}
