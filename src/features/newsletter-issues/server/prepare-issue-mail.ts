import { parseMarkdown } from '#features/news/server/parse-markdown.ts';
import { createNewsletterLink } from '#features/newsletter/server/create-newsletter-link.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { IssueText } from '../model/issue.ts';
import type { IssueMailFacts } from '../model/issue-mail.ts';
import { textsOf } from './issue-rows.ts';
import { reachable } from './recipients.ts';

/** In the place of the link that only the recipient may have; it leads nowhere. */
const leftOut = 'left-out';

export const mailFactsOf = ({ subject, text }: IssueText, isTest: boolean): IssueMailFacts => ({
  subject,
  blocks: parseMarkdown(text),
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
 * @returns undefined when it must not be sent any more: stopped, or the recipient has left
 */
export async function prepareIssueMail(
  database: Database,
  { issueId, locale, subscriberId, isTest, now }: IssueMailRequest,
): Promise<IssueMailFacts | undefined> {
  const issue = await database
    .selectFrom('newsletter_issues')
    .select(['texts', 'state'])
    .where('id', '=', issueId)
    .executeTakeFirst();
  const text = issue && textsOf(issue)[locale];
  if (!text) return undefined;
  const facts = mailFactsOf(text, isTest);
  if (subscriberId === undefined) return facts;
  if (issue.state === 'stopped') return undefined;
  const subscriber = await reachable(database).select('id').where('id', '=', subscriberId).executeTakeFirst();
  if (!subscriber) return undefined;
  return { ...facts, token: await createNewsletterLink(database, { subscriberId, now }) };
}
