import type { Database } from '#platform/database/database.ts';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { languageFor, type LanguageShare } from '../../model/issues/issue.ts';
import { textsOf, type IssueRecord } from './issue-rows.ts';

/** Addresses that get newsletters: confirmed by their owners, not unsubscribed, and not refused by a mail server. */
export function reachable(database: Database) {
  return database
    .selectFrom('subscribers')
    .where('confirmed_time', 'is not', null)
    .where('unsubscribed_time', 'is', null)
    .where('refused_time', 'is', null);
}

/** Languages whose readers get a mail. */
export function reachedLocales(issue: Pick<IssueRecord, 'texts' | 'fallback'>): Locale[] {
  const texts = textsOf(issue);
  return localeCodes.filter((locale) => languageFor(texts, issue.fallback, locale) !== null);
}

/** How many people there are of each language now, and what they get. */
export async function listShares(
  database: Database,
  issue: Pick<IssueRecord, 'texts' | 'fallback'>,
): Promise<LanguageShare[]> {
  const counted = await reachable(database)
    .select(({ fn }) => ['locale', fn.countAll<number>().as('count')])
    .groupBy('locale')
    .execute();
  const counts = new Map(counted.map(({ locale, count }) => [locale, Number(count)]));
  const texts = textsOf(issue);
  return localeCodes.map((locale) => ({
    locale,
    subscribers: counts.get(locale) ?? 0,
    gets: languageFor(texts, issue.fallback, locale),
  }));
}
