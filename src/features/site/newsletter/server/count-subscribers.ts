import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { GrowthMonth, LanguageCount, SubscriberState } from '../model/subscriber.ts';

const none = { subscribed: 0, unconfirmed: 0, refused: 0, unsubscribed: 0 };

/** As `subscriber-rows.ts` presents it. */
const state = sql<SubscriberState>`case
  when unsubscribed_time is not null then 'unsubscribed'
  when refused_time is not null then 'refused'
  when confirmed_time is null then 'unconfirmed'
  else 'subscribed' end`;

/** How many addresses are in each state, by language; the language with most subscribers first. */
export async function countSubscribers(database: Database): Promise<LanguageCount[]> {
  const rows = await database
    .selectFrom('subscribers')
    .select(({ fn }) => ['locale', state.as('state'), fn.countAll<number>().as('count')])
    .groupBy(['locale', state])
    .execute();
  const byLocale = new Map<string, LanguageCount>();
  for (const row of rows) {
    const known = byLocale.get(row.locale) ?? { id: row.locale, ...none };
    // PostgreSQL counts in 64 bits, which its driver returns as text.
    byLocale.set(row.locale, { ...known, [row.state]: Number(row.count) });
  }
  return [...byLocale.values()].toSorted((a, b) => b.subscribed - a.subscribed || a.id.localeCompare(b.id));
}

/** Months of a chart. */
const shownMonths = 12;

/** `2026-11` of every month up to this one, the earliest first. */
function listMonths(now: Date): string[] {
  return Array.from({ length: shownMonths }, (_, index) => {
    const month = now.getUTCMonth() - (shownMonths - 1 - index);
    return new Date(Date.UTC(now.getUTCFullYear(), month, 1)).toISOString().slice(0, 7);
  });
}

/** Who joined and left in each of the last twelve months, months without either included. */
export async function listGrowth(database: Database, now: Date): Promise<GrowthMonth[]> {
  const months = listMonths(now);
  const month = sql<string>`substr(day, 1, 7)`;
  const rows = await database
    .selectFrom('newsletter_days')
    .select(({ fn }) => [
      month.as('id'),
      fn.sum<number>('joined').as('joined'),
      fn.sum<number>('departed').as('departed'),
    ])
    .where('day', '>=', `${months[0]}-01`)
    .groupBy(month)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return months.map((id) => ({
    id,
    joined: Number(found.get(id)?.joined ?? 0),
    departed: Number(found.get(id)?.departed ?? 0),
  }));
}
