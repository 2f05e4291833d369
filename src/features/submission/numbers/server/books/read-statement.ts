import { setImmediate } from 'node:timers/promises';
import { listScans } from '#features/submission/transfers/server/read-transfers.ts';
import { bookIdOf, type BookView } from '../../model/books/book-id.ts';
import { partsWith } from '../../model/books/book-range.ts';
import { tokenIdOf } from '../../model/books/book-rate.ts';
import { createStatement, type Statement } from '../../model/books/statement.ts';
import { countedKinds } from '../../model/numbers.ts';
import type { BookDependencies } from './book-dependencies.ts';
import type { BookEntry, Pricing } from './book-entry.ts';
import { eachEntry } from './each-entry.ts';

const placeOf = (entry: BookEntry) => ({
  day: (entry.mined_time ?? entry.accepted_time).slice(0, 10),
  token: {
    id: tokenIdOf({ chainId: entry.chain_id, tokenContract: entry.token_contract }),
    symbol: entry.token,
    network: entry.network,
  },
});

/** Receiving addresses whose transfers the portal does not know to the latest block. */
async function listUnread(dependencies: BookDependencies): Promise<Statement['unread']> {
  const scans = await listScans(dependencies);
  return scans
    .filter(({ issue, read_time }) => issue !== null || read_time === null)
    .map(({ receiver, network, issue_since }) => ({ receiver, network, since: issue_since }));
}

/** Sums of the range by token and month, from the same entries as an export. */
export async function readStatement(
  dependencies: BookDependencies,
  view: BookView,
  pricing: Pricing,
): Promise<Statement> {
  const { database, brand, now } = dependencies;
  const { from, to, kind, currency } = view;
  const statement = createStatement(currency);
  const kinds = kind ? [kind] : countedKinds;
  const parts = new Set(partsWith(kind));
  for await (const batch of eachEntry(database, { from, to, kinds, parts, pricing, settings: brand })) {
    for (const entry of batch) statement.add(entry, placeOf(entry));
    // On SQLite other work of the process gets its turn.
    await setImmediate();
  }
  return {
    ...view,
    id: bookIdOf(view),
    at: now().toISOString(),
    ...statement.present(),
    unread: kind ? [] : await listUnread(dependencies),
  };
}
