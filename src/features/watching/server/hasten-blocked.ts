import type { Database } from '#platform/database/database.ts';
import type { Blocklist } from '../model/blocklist.ts';
import { parseSeenPage } from '../model/look.ts';

const batchSize = 500;

const hostOf = (address: string) => URL.parse(address)?.hostname ?? '';

/** Makes every link due whose hosts, or whose scripts' hosts at the last look, a new blocklist names: nobody waits for the schedule. */
export async function hastenBlocked(database: Database, blocklist: Blocklist, now: Date): Promise<void> {
  if (blocklist.size === 0) return;
  let last = 0;
  for (;;) {
    const rows = await database
      .selectFrom('watches')
      .select(['id', 'address', 'last_seen'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    const named = rows.filter(({ address, last_seen: text }) => {
      const page = parseSeenPage(text);
      const hosts = [hostOf(address), hostOf(page?.finalUrl ?? ''), ...(page?.scriptHosts ?? [])];
      return hosts.some((host) => blocklist.find(host)?.kind === 'named');
    });
    if (named.length === 0) continue;
    await database
      .updateTable('watches')
      .set({ next_look_time: now.toISOString() })
      .where(
        'id',
        'in',
        named.map(({ id }) => id),
      )
      .where('next_look_time', '>', now.toISOString())
      .execute();
  }
}
