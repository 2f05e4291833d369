import type { Selectable } from 'kysely';
import { requireUnbarred } from '#features/team/accounts/server/decision-bars.ts';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { changeListingWithin } from '#features/store/catalogue/server/change-listing.ts';
import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import { claimCase } from '#platform/database/claim-case.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { ReportCaseTable } from '#platform/database/report-tables.ts';
import { outcomesOf, type ReportAction } from '../model/report-case.ts';
import { isListedKind } from '../model/report.ts';
import type { SeenFinding } from '../model/seen-finding.ts';

export interface CaseActionRequest {
  id: number;
  /** Of the case that the person saw. */
  version: number;
  action: ReportAction;
  person: AuditActor;
}

type CaseRow = Selectable<ReportCaseTable>;
type Decision = Extract<ReportAction, { name: 'decide' }>;
interface Act {
  row: CaseRow;
  person: AuditActor;
  at: Date;
}

/** Takes the item out of the catalogue, unless someone already has. */
async function delist(transaction: DatabaseTransaction, act: Act, decision: Decision): Promise<void> {
  const { row, person, at } = act;
  if (!isListedKind(row.kind) || decision.delisting === undefined)
    throw new AppError('bad-request', 'delisting: the reason that visitors read is missing');
  const hid = Number(row.subject);
  const item = await transaction
    .selectFrom(listedTables[row.kind].table)
    .select('listed')
    .where('hid', '=', hid)
    .executeTakeFirst();
  if (item?.listed === 0) return;
  const change = { name: 'delist', reason: decision.delisting, note: decision.note } as const;
  await changeListingWithin(transaction, { kind: row.kind, hid, change, person, at });
}

/** Mails the outcome to everyone who left an address, and erases the addresses. */
async function tellReporters(transaction: DatabaseTransaction, { row, at }: Act): Promise<void> {
  const waiting = await transaction
    .selectFrom('reports')
    .select(['id', 'email', 'locale'])
    .where('case_id', '=', row.id)
    .where('email', 'is not', null)
    .orderBy('id')
    .execute();
  const told = new Set<string>();
  for (const { id, email, locale } of waiting) {
    if (email === null || told.has(email.toLowerCase())) continue;
    told.add(email.toLowerCase());
    await enqueueMail(transaction, {
      kind: row.kind === 'token-check' ? 'check-appeal-outcome' : 'report-outcome',
      to: email,
      locale: isLocale(locale) ? locale : fallbackLocale,
      data: { caseId: row.id },
      changeKey: `report ${id}`,
      at,
    });
  }
  await transaction
    .updateTable('reports')
    .set({ email: null, address_hash: null, network_hash: null })
    .where('case_id', '=', row.id)
    .execute();
}

async function decide(transaction: DatabaseTransaction, act: Act, decision: Decision): Promise<void> {
  const { row, person, at } = act;
  const { outcome, note } = decision;
  if (row.decided_time !== null)
    throw new AppError('conflict', 'This case is already decided. Reload the page.');
  if (!outcomesOf(row.kind).includes(outcome))
    throw new AppError('bad-request', 'action.outcome: this cannot be decided about such an item');
  if (outcome === 'granted' && row.checked_again === null)
    throw new AppError('bad-request', 'action.outcome: run the check again before you grant the appeal');
  if (isListedKind(row.kind))
    await requireUnbarred(transaction, { kind: row.kind, hid: Number(row.subject), person });
  if (outcome === 'delisted') await delist(transaction, act, decision);
  await transaction
    .updateTable('report_cases')
    .set({ outcome, decision_note: note, decided_by: person.email, decided_time: at.toISOString() })
    .where('id', '=', row.id)
    .execute();
  await tellReporters(transaction, act);
}

async function addNote(transaction: DatabaseTransaction, { row, person, at }: Act, text: string) {
  await transaction
    .insertInto('report_notes')
    .values({ case_id: row.id, author: person.email, text, create_time: at.toISOString() })
    .execute();
}

/** What the check of an appeal found now, beside what was appealed. */
async function keepAgain(transaction: DatabaseTransaction, { row }: Act, again: SeenFinding | undefined) {
  if (row.decided_time !== null)
    throw new AppError('conflict', 'This case is already decided. Reload the page.');
  if (!again) throw new AppError('bad-request', 'action: only the check of an appeal can be run again');
  await transaction
    .updateTable('report_cases')
    .set({ checked_again: JSON.stringify(again) })
    .where('id', '=', row.id)
    .execute();
}

/** What happens at a moment; `again` is the check that was run for `check-again`. */
interface Happening {
  at: Date;
  again: SeenFinding | undefined;
}

function perform(
  transaction: DatabaseTransaction,
  act: Act,
  { action, again }: Pick<CaseActionRequest, 'action'> & Pick<Happening, 'again'>,
): Promise<void> {
  switch (action.name) {
    case 'note':
      return addNote(transaction, act, action.note);
    case 'check-again':
      return keepAgain(transaction, act, again);
    case 'decide':
      return decide(transaction, act, action);
  }
}

/** What the log says of an act, beside the name of its item. */
const detailOf = ({ action }: CaseActionRequest, again: SeenFinding | undefined) => ({
  ...(action.name === 'decide' && { outcome: action.outcome }),
  ...(again && { block: again.block, found: again.finding?.outcome ?? 'nothing' }),
});

/** A note about a case, a check that was run again, or the decision. @throws AppError not-found, conflict, bad-request */
export async function actOnCase(
  database: Database,
  { at, again, ...request }: CaseActionRequest & Happening,
): Promise<void> {
  const { action, person } = request;
  await database.transaction().execute(async (transaction) => {
    const row = await claimCase(transaction, 'report_cases', request);
    const act = { row, person, at };
    await perform(transaction, act, { action, again });
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'report',
      action: action.name,
      subject: `report case ${row.id}`,
      detail: { name: row.title, ...detailOf(request, again) },
    });
  });
}
