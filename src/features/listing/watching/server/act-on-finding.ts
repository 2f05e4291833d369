import type { Selectable } from 'kysely';
import { requireUnbarred } from '#features/team/accounts/server/decision-bars.ts';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { changeListingWithin } from '#features/store/catalogue/server/change-listing.ts';
import type { RelistingRules } from '#features/store/catalogue/model/restoration.ts';
import { releaseLinkWithin, withholdLinkWithin } from '#features/store/catalogue/server/withheld-links.ts';
import { AppError } from '#lib/app-error.ts';
import { claimCase } from '#platform/database/claim-case.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { WatchFindingTable } from '#platform/database/watch-tables.ts';
import { isLink, paymentField, type WatchAction } from '../model/finding.ts';
import { keyOfSignal, type Signal } from '../model/signal.ts';
import { needsOtherPerson } from '../model/withholding.ts';
import { watchIdOf } from './payment-findings.ts';
import { withholdingOf } from './read-findings.ts';
import { tellReturned, tellWithheld } from './tell-link.ts';
import type { WatchDependencies } from './watch-dependencies.ts';
import { withheldBy } from './withhold-by-hand.ts';

export interface FindingActionRequest {
  id: number;
  /** Of the finding that the person saw. */
  version: number;
  action: WatchAction;
  person: AuditActor;
}

type FindingRow = Selectable<WatchFindingTable>;
interface Act {
  row: FindingRow;
  person: AuditActor;
  at: Date;
}

/**
 * Takes the finding for this act: first its watch and then the finding, in the order in which a look takes them.
 * @throws AppError not-found, conflict
 */
async function claimFinding(
  transaction: DatabaseTransaction,
  { id, version }: FindingActionRequest,
): Promise<FindingRow> {
  const found = await transaction
    .selectFrom('watch_findings')
    .select('watch_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new AppError('not-found', 'There is no such finding.');
  await transaction
    .updateTable('watches')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', found.watch_id)
    .execute();
  const row = await claimCase(transaction, 'watch_findings', { id, version });
  if (row.state !== 'open')
    throw new AppError('conflict', 'This finding is already decided. Reload the page.');
  return row;
}

/** What the finding was made on counts as right from here on, and the same signals are not raised again. */
async function acceptSeen(transaction: DatabaseTransaction, { row }: Act): Promise<void> {
  const watch = await transaction
    .selectFrom('watches')
    .select(['baseline', 'dismissed'])
    .where('id', '=', row.watch_id)
    .executeTakeFirst();
  if (!watch) return;
  const keys = (JSON.parse(row.signals) as Signal[]).map(keyOfSignal);
  const dismissed = new Set([...(JSON.parse(watch.dismissed) as string[]), ...keys]);
  await transaction
    .updateTable('watches')
    .set({ baseline: row.seen ?? watch.baseline, dismissed: JSON.stringify([...dismissed]) })
    .where('id', '=', row.watch_id)
    .execute();
}

/**
 * What was withheld after fraud or a takeover is given back by another person, and not by a script.
 * @returns what the audit log says about it @throws AppError forbidden
 */
function requireOther({ decidesAlone }: RelistingRules, { row, person }: Act): { alone?: true } {
  const withholding = withholdingOf(row);
  const isOwn = needsOtherPerson(withholding, person);
  const isScript = person.token !== undefined && withholding !== null && withholding.reason !== 'doubt';
  if (isOwn && !decidesAlone)
    throw new AppError(
      'forbidden',
      'You withheld this link after signs of fraud or a takeover, so another person has to decide to show it again.',
    );
  if (isScript && !decidesAlone)
    throw new AppError('forbidden', 'An access token cannot show this link again. Sign in at the desk.');
  return isOwn ? { alone: true } : {};
}

async function decide(
  transaction: DatabaseTransaction,
  act: Act,
  action: Extract<WatchAction, { name: 'dismiss' | 'delist' }>,
): Promise<void> {
  const { row, person, at } = act;
  const { note } = action;
  const { kind, hid, field } = row;
  await requireUnbarred(transaction, { kind, hid, person });
  if (row.unlinked === 1) await releaseLinkWithin(transaction, { kind, hid, field });
  if (action.name === 'dismiss') {
    if (row.unlinked === 1) await tellReturned(transaction, row, at);
    await acceptSeen(transaction, act);
  } else {
    const change = { name: 'delist', reason: action.reason, note } as const;
    await changeListingWithin(transaction, { kind, hid, change, finding: row.id, person, at });
  }
  await transaction
    .updateTable('watch_findings')
    .set({
      state: action.name === 'dismiss' ? 'dismissed' : 'delisted',
      unlinked: 0,
      decision_note: note,
      decided_by: person.email,
      decided_time: at.toISOString(),
    })
    .where('id', '=', row.id)
    .execute();
}

async function unlink(
  transaction: DatabaseTransaction,
  { row, person, at }: Act,
  { reason, note }: Extract<WatchAction, { name: 'unlink' }>,
): Promise<void> {
  if (row.unlinked === 1) throw new AppError('conflict', 'This link is already withheld.');
  if (!isLink(row))
    throw new AppError('bad-request', `A ${row.field} is not a link. Delist the item instead.`);
  const { kind, hid, field, address } = row;
  await requireUnbarred(transaction, { kind, hid, person });
  await withholdLinkWithin(transaction, { kind, hid, field, address, at });
  await transaction
    .updateTable('watch_findings')
    .set(withheldBy({ reason, note, person }))
    .where('id', '=', row.id)
    .execute();
  await tellWithheld(transaction, { ...row, finding: row.id, by: person.id, at });
}

async function lookNow(transaction: DatabaseTransaction, { row, at }: Act): Promise<void> {
  if (row.field === paymentField) {
    await transaction
      .updateTable('payments')
      .set({ next_attempt_time: at.toISOString() })
      .where('id', '=', watchIdOf(row.watch_id))
      .where('status', '=', 'checking')
      .execute();
    return;
  }
  await transaction
    .updateTable('watches')
    .set({ urgent: 1, next_look_time: at.toISOString() })
    .where('id', '=', row.watch_id)
    .execute();
}

/** Performs what a person decided about a finding. @throws AppError not-found, conflict, forbidden */
export async function actOnFinding(
  { database, rules }: Pick<WatchDependencies, 'database' | 'rules'>,
  { at, ...request }: FindingActionRequest & { at: Date },
): Promise<void> {
  const { action, person } = request;
  await database.transaction().execute(async (transaction) => {
    const row = await claimFinding(transaction, request);
    const act = { row, person, at };
    const facts = action.name === 'dismiss' ? requireOther(rules, act) : {};
    if (action.name === 'unlink') await unlink(transaction, act, action);
    else if (action.name === 'look') await lookNow(transaction, act);
    else await decide(transaction, act, action);
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'watch',
      action: action.name,
      subject: `${row.kind} ${row.hid}`,
      detail: {
        name: row.name,
        finding: row.id,
        address: row.address,
        ...(action.name === 'unlink' && { reason: action.reason }),
        ...('note' in action && { note: action.note }),
        ...facts,
      },
    });
  });
}
