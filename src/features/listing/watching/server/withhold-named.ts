import type { Database } from '#platform/database/database.ts';
import type { Blocklist } from '../model/blocklist.ts';
import { listNamed } from '../model/judge-look.ts';
import { addressesOf, parseSeenPage } from '../model/look.ts';
import { checkField } from '../model/finding.ts';
import { keyOfSignal, type Signal } from '../model/signal.ts';
import { nameRows, type WatchRow } from './claim-watches.ts';
import { contractField } from './inspect-contract.ts';
import { isOfListed } from './is-of-listed.ts';
import { writeFinding } from './settle-watch.ts';

const batchSize = 500;

type SeenLink = Pick<WatchRow, 'address' | 'last_seen' | 'dismissed'>;

/** What the blocklist names of a link as the last look saw it, without what a person has dismissed. */
function listOpen(blocklist: Blocklist, { address, last_seen, dismissed }: SeenLink): Signal[] {
  const named = listNamed(blocklist, addressesOf(address, parseSeenPage(last_seen)));
  if (named.length === 0) return named;
  const keys = new Set(JSON.parse(dismissed) as string[]);
  return named.filter((signal) => !keys.has(keyOfSignal(signal)));
}

/** Withholds one link, unless it has changed since. A look that goes on loses its claim, and the link is due again when its lease ends. */
async function withhold(
  database: Database,
  { id, blocklist, at }: { id: number; blocklist: Blocklist; at: Date },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .updateTable('watches')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .execute();
    const [row] = await nameRows(transaction, claimed);
    const signals = row ? listOpen(blocklist, row) : [];
    if (row && signals.length > 0)
      await writeFinding(transaction, { row, inspection: { signals, isHijack: true }, seen: null, at });
  });
}

/**
 * Withholds each link whose host, or whose target or script at the last look, the blocklist names. No site is asked, so no site, however slow,
 * and no number of links that are due delays it.
 * @param since links that were watched later, by their number
 * @returns the number of the last link
 */
export async function withholdNamed(
  { database, now }: { database: Database; now: () => Date },
  { blocklist, since }: { blocklist: Blocklist; since: number },
): Promise<number> {
  let last = since;
  for (;;) {
    const rows = await database
      .selectFrom('watches')
      .select(['id', 'address', 'last_seen', 'dismissed'])
      .where('id', '>', last)
      .where('field', 'not in', [contractField, checkField])
      .where(isOfListed)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const row of rows)
      if (listOpen(blocklist, row).length > 0) await withhold(database, { id: row.id, blocklist, at: now() });
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batchSize) return last;
  }
}
