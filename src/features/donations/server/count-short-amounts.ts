import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { donationUnits, firstSuffix, quoteDecimals, suffixCount } from '../model/donation-amount.ts';

/** How many of the amounts with four decimals above a base are reserved. @param token.decimals of the token */
export async function countShortAmounts(
  database: Database,
  token: { base: number; decimals: number },
): Promise<number> {
  const lowest = firstSuffix(quoteDecimals);
  const amount = (suffix: number) =>
    donationUnits({ ...token, suffix, suffixDecimals: quoteDecimals }).toString();
  const [low, high] = [amount(lowest), amount(lowest + suffixCount(quoteDecimals) - 1)];
  const { count } = await database
    .selectFrom('quotes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reserved', '=', 1)
    // Texts of equal length sort like their numbers, and both ends have the same whole part.
    .where(sql<number>`length(amount_units)`, '=', low.length)
    .where('amount_units', '>=', low)
    .where('amount_units', '<=', high)
    .where('amount_units', 'like', `%${'0'.repeat(token.decimals - quoteDecimals)}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
