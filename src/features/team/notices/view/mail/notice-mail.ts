import { brand } from '#brand/brand.ts';
import type { MailContent, MailPart } from '#features/team/mail/model/mail-content.ts';
import { quoteTitle } from '#features/team/mail/view/quote-title.ts';
import { fallbackLocale } from '#i18n/locales.ts';
import type { NoticeMailFacts, ToldNotice } from '../../model/notice-mail.ts';
import { noticesPath } from '../../model/notices-path.ts';

/* Mails to people at the desk. Like the desk, they have English words only. */

const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;

/** A name that a stranger chose must be neither a message nor a link of ours. */
const lineOf = ({ title, detail }: ToldNotice) =>
  detail === '' ? title : `${title}: ${quoteTitle(detail, fallbackLocale)}`;

/** Leads to what it is about, and marks it as read. */
const placeOf = (deskOrigin: string, { id }: Pick<ToldNotice, 'id'>) => `${deskOrigin}/#${noticesPath}/${id}`;

const partOf = (deskOrigin: string, notice: ToldNotice): MailPart => ({
  kind: 'paragraph',
  text: `${lineOf(notice)}\n${placeOf(deskOrigin, notice)}`,
});

function wordsOf(facts: NoticeMailFacts): { title: string; parts: MailPart[]; href: string } {
  const { deskOrigin } = facts;
  if (facts.about === 'one')
    return { title: lineOf(facts.notice), parts: [], href: placeOf(deskOrigin, facts.notice) };
  const { notices, further } = facts;
  const more = counted(further, 'more notice is', 'more notices are');
  return {
    title: counted(notices.length + further, 'new notice', 'new notices'),
    parts: [
      ...notices.map((notice) => partOf(deskOrigin, notice)),
      ...(further > 0 ? [{ kind: 'paragraph', text: `${more} at the desk.` } as const] : []),
    ],
    href: `${deskOrigin}/#${noticesPath}`,
  };
}

/** Tells one person at the desk what happened, and where to read it. */
export function writeNoticeMail(facts: NoticeMailFacts): MailContent {
  const { title, parts, href } = wordsOf(facts);
  return {
    subject: `${brand.name} desk: ${title}`,
    heading: title,
    parts: [...parts, { kind: 'action', link: { label: 'Open the desk', href } }],
    notes: ['You get this because you work at the desk. Choose there what you are told about.'],
    links: [{ label: 'Choose your notices', href: `${facts.deskOrigin}/#${noticesPath}` }],
  };
}
