import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { ListedKind } from '../model/delisting.ts';
import { linkFields } from '../model/listed-link.ts';
import {
  isForSafety,
  isOwnDelisting,
  type OpenDelisting,
  type RelistingRules,
} from '../model/restoration.ts';
import { listedTables } from './listed-tables.ts';
import { readDelistings } from './read-delistings.ts';
import { withholdLinkWithin } from './withheld-links.ts';

/** An item that is listed again. */
export interface Relisting {
  kind: ListedKind;
  hid: number;
  person: AuditActor;
  /** For the desk: why it is listed again; null where the history of a submission says it. */
  note: string | null;
  rules: RelistingRules;
  at: Date;
}

/** Withholds every link of the item, until a look after this moment finds it as it was before the delisting. */
async function withholdLinks(
  transaction: DatabaseTransaction,
  { kind, hid, at }: Relisting,
  { id }: OpenDelisting,
): Promise<void> {
  const row: Record<string, unknown> = await transaction
    .selectFrom(listedTables[kind].table)
    .selectAll()
    .where('hid', '=', hid)
    .executeTakeFirstOrThrow();
  for (const field of linkFields[kind]) {
    const address = row[field];
    if (typeof address === 'string' && address.startsWith('http'))
      await withholdLinkWithin(transaction, { kind, hid, field, address, at, delisting: id });
  }
}

/**
 * Ends the delisting of an item: the only way in which something that was delisted is listed again, by any decision. What was delisted for fraud
 * or a takeover is restored by another person than the one who delisted it, and the links stay withheld until they were looked at.
 * Nothing to do for an item that never was delisted.
 * @returns what the audit log says about it; undefined where nothing was delisted
 * @throws AppError forbidden
 */
export async function relist(
  transaction: DatabaseTransaction,
  relisting: Relisting,
): Promise<{ alone?: true; note?: string } | undefined> {
  const { kind, hid, person, note, rules, at } = relisting;
  const delisting = (await readDelistings(transaction, { kind, hids: [hid] })).get(hid);
  if (!delisting) return undefined;
  const isOwn = isOwnDelisting(delisting, person);
  if (isOwn && !rules.decidesAlone)
    throw new AppError('forbidden', 'You delisted this item, so another person has to restore it.');
  if (isForSafety(delisting) && person.token !== undefined && !rules.decidesAlone)
    throw new AppError('forbidden', 'An access token cannot list this item again. Sign in at the desk.');
  await transaction
    .updateTable('delistings')
    .set({ restore_time: at.toISOString(), restored_by: person.email, restore_note: note })
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .where('restore_time', 'is', null)
    .execute();
  if (rules.looksAtLinks) await withholdLinks(transaction, relisting, delisting);
  return { ...(isOwn && { alone: true }), ...(note !== null && { note }) };
}
