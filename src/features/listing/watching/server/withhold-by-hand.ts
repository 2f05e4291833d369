import { requireUnbarred } from '#features/team/accounts/server/decision-bars.ts';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { linkFields } from '#features/store/catalogue/model/listed-link.ts';
import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import { withholdLinkWithin, type ListedLink } from '#features/store/catalogue/server/withheld-links.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { Signal } from '../model/signal.ts';
import { tellFinding, tellWithheld } from './tell-link.ts';
import type { WithholdingReason } from '../model/withholding.ts';

/** A link that a person takes away from visitors. */
export interface HandWithholding {
  kind: ListedKind;
  hid: number;
  /** Of `linkFields`. */
  field: string;
  reason: WithholdingReason;
  note: string;
  person: AuditActor;
}

const byHand: Signal = { code: 'withheld-by-hand', before: '', after: '' };

/** The columns of a finding whose link a person has withheld. */
export const withheldBy = ({ reason, note, person }: Pick<HandWithholding, 'reason' | 'note' | 'person'>) =>
  ({
    unlinked: 1,
    withheld_reason: reason,
    withheld_note: note,
    withheld_by: person.email,
  }) as const;

/** The link as it is listed now, with the name of its item. @throws AppError not-found, bad-request */
async function findListed(
  transaction: DatabaseTransaction,
  { kind, hid, field }: HandWithholding,
): Promise<ListedLink & { name: string }> {
  const fields: readonly string[] = linkFields[kind];
  if (!fields.includes(field)) throw new AppError('bad-request', `A ${kind} has no link “${field}”.`);
  const { table, name } = listedTables[kind];
  const row: Record<string, unknown> | undefined = await transaction
    .selectFrom(table)
    .selectAll()
    .where('hid', '=', hid)
    .where('listed', '=', 1)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'No such item is listed.');
  const address = row[field];
  if (typeof address !== 'string' || !address.startsWith('http'))
    throw new AppError('bad-request', 'This item has no such link.');
  return { kind, hid, field, address, name: String(row[name]) };
}

/** The watch of the link, from now on this transaction's. It is made where the watch is off or has not seen the link yet. */
async function claimWatch(
  transaction: DatabaseTransaction,
  { kind, hid, field, address }: ListedLink,
  at: Date,
): Promise<number> {
  const link = { kind, hid, field, address };
  // One statement: what is no longer listed is removed from the watches at any time.
  const { id } = await transaction
    .insertInto('watches')
    .values({ ...link, attempts: 1, next_look_time: at.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'hid', 'field', 'address'])
        .doUpdateSet((eb) => ({ attempts: eb('watches.attempts', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The finding about the link that is open has its link withheld, or a new one is. @returns its number @throws AppError conflict */
async function writeWithheld(
  transaction: DatabaseTransaction,
  {
    watchId,
    link,
    at,
    ...withholding
  }: HandWithholding & { watchId: number; link: ListedLink & { name: string }; at: Date },
): Promise<number> {
  const open = await transaction
    .selectFrom('watch_findings')
    .select(['id', 'unlinked'])
    .where('watch_id', '=', watchId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (open?.unlinked === 1) throw new AppError('conflict', 'This link is already withheld.');
  if (open) {
    await transaction
      .updateTable('watch_findings')
      .set((eb) => ({ ...withheldBy(withholding), version: eb('version', '+', 1) }))
      .where('id', '=', open.id)
      .execute();
    return open.id;
  }
  const time = at.toISOString();
  const { id } = await transaction
    .insertInto('watch_findings')
    .values({
      ...link,
      ...withheldBy(withholding),
      watch_id: watchId,
      code: byHand.code,
      signals: JSON.stringify([byHand]),
      hijack: 0,
      look_time: time,
      create_time: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { kind, hid, field, name } = link;
  await tellFinding(transaction, { ...{ id, kind, hid, field, name }, code: byHand.code, at });
  return id;
}

/**
 * Takes a link away from visitors without waiting for the watch, also where it is off. It is a finding from here on, so a person decides how it ends.
 * @returns the number of the finding
 * @throws AppError not-found, bad-request, forbidden, conflict
 */
export async function withholdByHand(
  database: Database,
  { at, ...withholding }: HandWithholding & { at: Date },
): Promise<number> {
  const { kind, hid, field, reason, note, person } = withholding;
  return database.transaction().execute(async (transaction) => {
    await requireUnbarred(transaction, { kind, hid, person });
    const { name, ...link } = await findListed(transaction, withholding);
    const watchId = await claimWatch(transaction, link, at);
    await withholdLinkWithin(transaction, { ...link, at });
    const id = await writeWithheld(transaction, { ...withholding, watchId, link: { ...link, name }, at });
    await tellWithheld(transaction, { ...{ kind, hid, field, name }, finding: id, by: person.id, at });
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'watch',
      action: 'unlink',
      subject: `${kind} ${hid}`,
      detail: { name, finding: id, field, address: link.address, reason, note },
    });
    return id;
  });
}
