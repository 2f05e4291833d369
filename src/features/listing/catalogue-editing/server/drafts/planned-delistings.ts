import { requireUnbarred } from '#features/team/accounts/server/decision-bars.ts';
import { changeListingWithin } from '#features/store/catalogue/server/change-listing.ts';
import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import { scheduleEditor } from '#features/team/editing/server/editing-dependencies.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { PlannedDelisting } from '../../model/listing-edit.ts';
import type { DelistingPlanRequest } from '../../model/prepared-draft.ts';
import { subjectOf, type ListingKey } from '../get-draft.ts';

/** @returns null for an item that stays listed */
export async function readPlannedDelisting(
  database: Database,
  { kind, hid }: ListingKey,
): Promise<PlannedDelisting | null> {
  const row = await database
    .selectFrom('planned_delistings')
    .select(['time', 'reason', 'actor as by'])
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .executeTakeFirst();
  return row ? { ...row, reason: row.reason as DelistingReason } : null;
}

const isListed = async (database: Database, { kind, hid }: ListingKey) =>
  (await database
    .selectFrom(listedTables[kind].table)
    .select('hid')
    .where('hid', '=', hid)
    .where('listed', '=', 1)
    .executeTakeFirst()) !== undefined;

const dropPlan = (transaction: DatabaseTransaction, { kind, hid }: ListingKey) =>
  transaction.deleteFrom('planned_delistings').where('kind', '=', kind).where('hid', '=', hid);

export interface NewPlan extends ListingKey {
  time: string;
  reason: DelistingReason;
  actor: string;
}

/** Stores when an item is delisted, in the place of an earlier plan. */
export async function storePlan(transaction: DatabaseTransaction, plan: NewPlan): Promise<void> {
  const { time, reason, actor } = plan;
  await transaction
    .insertInto('planned_delistings')
    .values(plan)
    .onConflict((conflict) => conflict.columns(['kind', 'hid']).doUpdateSet({ time, reason, actor }))
    .execute();
}

/**
 * Plans when a listed item is delisted, or takes the plan away.
 * @throws AppError bad-request, conflict for an item that is not listed
 */
export async function planDelisting(
  database: Database,
  { plan, person, at, ...item }: ListingKey & { plan: DelistingPlanRequest; person: AuditActor; at: Date },
): Promise<void> {
  const { time, reason } = plan;
  if (time !== null && time <= at.toISOString())
    throw new AppError('bad-request', 'Choose a time in the future.');
  if (time !== null && reason === null)
    throw new AppError('bad-request', 'Choose the reason that visitors will read.');
  await database.transaction().execute(async (transaction) => {
    await requireUnbarred(transaction, { ...item, person });
    if (!(await isListed(transaction, item))) throw new AppError('conflict', 'This item is not listed.');
    if (time === null || reason === null) await dropPlan(transaction, item).execute();
    else await storePlan(transaction, { ...item, time, reason, actor: person.email });
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'listing',
      action: time === null ? 'cancel-delisting' : 'plan-delisting',
      subject: subjectOf(item),
      detail: time === null ? {} : { time, reason },
    });
  });
}

/** Delists one item whose time has come; nothing where another process did it, or where a person delisted it before. */
async function runPlan(database: Database, item: ListingKey, at: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const plan = await dropPlan(transaction, item)
      .where('time', '<=', at.toISOString())
      .returning(['reason', 'actor'])
      .executeTakeFirst();
    if (!plan || !(await isListed(transaction, item))) return false;
    const { reason, actor } = plan;
    await changeListingWithin(transaction, {
      ...item,
      change: { name: 'delist', reason: reason as DelistingReason, note: `Planned by ${actor}.` },
      person: scheduleEditor,
      decidedBy: actor,
      at,
    });
    return true;
  });
}

/** Delists what is due, each item in a transaction of its own. @returns how many */
export async function runDelistings(database: Database, at: Date): Promise<number> {
  const due = await database
    .selectFrom('planned_delistings')
    .select(['kind', 'hid'])
    .where('time', '<=', at.toISOString())
    .orderBy('time')
    .execute();
  let delisted = 0;
  for (const item of due) if (await runPlan(database, item, at)) delisted += 1;
  return delisted;
}
