import { leftOut } from '#features/team/mail/model/left-out.ts';
import { onHold, type OnHold } from '#features/team/mail/server/outbox-dependencies.ts';
import type { Markdown } from '#features/core/news/server/markdown.ts';
import { createNewsletterLink } from '../create-newsletter-link.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { IssueText } from '../../model/issues/issue.ts';
import type { IssueMailFacts } from '../../model/issues/issue-mail.ts';
import { textsOf } from './issue-rows.ts';
import { reachable } from './recipients.ts';

/** Parsed once for each language of an issue, however many recipients it has (`Markdown`). */
export const mailFactsOf = async (
  { subject, text }: IssueText,
  { isTest, markdown }: { isTest: boolean; markdown: Markdown },
): Promise<IssueMailFacts> => ({
  subject,
  blocks: await markdown.read({ source: text, hasPictures: true }),
  token: leftOut,
  isTest,
});

export interface IssueMailRequest {
  issueId: number;
  locale: Locale;
  /** Absent for a test, and where the mail is only shown: then it has no link that works. */
  subscriberId?: number | undefined;
  isTest: boolean;
  now: Date;
}

/**
 * The content of a mail about to be sent, with the link of its recipient; every attempt has its own, and all of them work.
 * @returns undefined when it is no longer to be sent: the issue was stopped, or the recipient has left; `on-hold` while the issue is paused
 */
export async function prepareIssueMail(
  { database, markdown }: { database: Database; markdown: Markdown },
  { issueId, locale, subscriberId, isTest, now }: IssueMailRequest,
): Promise<IssueMailFacts | OnHold | undefined> {
  const issue = await database
    .selectFrom('newsletter_issues')
    .select(['texts', 'state'])
    .where('id', '=', issueId)
    .executeTakeFirst();
  const text = issue && textsOf(issue)[locale];
  if (!text) return undefined;
  if (subscriberId === undefined) return mailFactsOf(text, { isTest, markdown });
  if (issue.state === 'stopped') return undefined;
  if (issue.state === 'paused') return onHold;
  const subscriber = await reachable(database).select('id').where('id', '=', subscriberId).executeTakeFirst();
  if (!subscriber) return undefined;
  const facts = await mailFactsOf(text, { isTest, markdown });
  return { ...facts, token: await createNewsletterLink(database, { subscriberId, now }) };
}
