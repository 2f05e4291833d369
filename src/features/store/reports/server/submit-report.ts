import { notifyStaff } from '#features/team/notices/server/notify-staff.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import { fallbackLocale } from '#i18n/locales.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { ReportForm, ReportedKind } from '../model/report.ts';
import type { AppealedCheck } from '../model/seen-finding.ts';
import { siteKey } from '../model/site-key.ts';
import { findAppealable, seenOf, subjectOf } from './appealed-checks.ts';
import { findItem } from './find-item.ts';
import type { ReportDependencies, SenderHashes } from './report-dependencies.ts';

/** Reports of one address in 24 hours: more than a person finds, and 100 KB at most. */
const reportsPerAddress = 10;
/** An office, a campus or a mobile network shares addresses. */
const reportsPerNetwork = 40;
export const limitWindowMs = 24 * 60 * 60_000;

/** With the number of its case, by which reporter and desk name it. `unknown` when the item is not listed, or a finding cannot be appealed. */
export type SubmitOutcome = { result: 'received'; number: number } | { result: 'limit' | 'unknown' };

interface Sent {
  form: ReportForm;
  sender: SenderHashes;
  at: Date;
}

interface Subject {
  kind: ReportedKind;
  subject: string;
  title: string;
  place: string;
  /** JSON; the case keeps that of its first appeal. */
  appealed_check?: string;
}

/**
 * The case is called by the token's address: its name is whatever its contract says, and the title is in the mail about the outcome, which
 * may go to anyone.
 */
async function findAppealed(
  dependencies: ReportDependencies,
  form: Extract<ReportForm, { kind: 'token-check' }>,
): Promise<Subject | undefined> {
  const found = await findAppealable(dependencies, form);
  if (!found) return undefined;
  const { check, finding } = found;
  const { network, address, name, symbol, pair } = check;
  const appealed: AppealedCheck = {
    ...{ network, address, id: finding.id, name, symbol, pair },
    seen: seenOf(check, finding.id),
  };
  return {
    kind: 'token-check',
    subject: subjectOf(check, finding.id),
    title: address,
    place: [name ?? symbol, network, finding.id].filter((part) => part !== null).join(', '),
    appealed_check: JSON.stringify(appealed),
  };
}

async function findSubject(dependencies: ReportDependencies, form: ReportForm): Promise<Subject | undefined> {
  if (form.kind === 'site') {
    const host = siteKey(form.site) ?? '';
    return { kind: 'site', subject: host, title: host, place: form.site };
  }
  if (form.kind === 'token-check') return findAppealed(dependencies, form);
  const item = await findItem(dependencies, { kind: form.kind, hid: form.id }, fallbackLocale);
  return item && { kind: item.kind, subject: String(item.hid), title: item.title, place: item.place };
}

async function isOverLimit(transaction: DatabaseTransaction, { sender, at }: Sent): Promise<boolean> {
  const since = new Date(at.getTime() - limitWindowMs).toISOString();
  for (const [column, max] of [
    ['address_hash', reportsPerAddress],
    ['network_hash', reportsPerNetwork],
  ] as const) {
    const { count } = await transaction
      .selectFrom('reports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(column, '=', sender[column])
      .where('create_time', '>', since)
      .executeTakeFirstOrThrow();
    if (Number(count) >= max) return true;
  }
  return false;
}

/**
 * One address counts once for a case, with what it sent last. People behind one address are not one person, so what they sent before is kept,
 * read and answered.
 * @returns whether this address was counted before
 */
async function countLatest(
  transaction: DatabaseTransaction,
  caseId: number,
  { sender }: Sent,
): Promise<boolean> {
  if (sender.address_hash === null) return false;
  const before = await transaction
    .updateTable('reports')
    .set({ counts: 0 })
    .where('case_id', '=', caseId)
    .where('address_hash', '=', sender.address_hash)
    .where('counts', '=', 1)
    .returning('id')
    .execute();
  return before.length > 0;
}

/** The open case of the subject, made when there is none; its row is locked until the transaction ends. */
async function openCase(transaction: DatabaseTransaction, subject: Subject, time: string): Promise<number> {
  const { id } = await transaction
    .insertInto('report_cases')
    .values({ ...subject, newest_time: time, create_time: time })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .where('decided_time', 'is', null)
        .doUpdateSet({ newest_time: time }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Tells the team of the first report of a case, and its systems of each. What the visitor wrote stays at the desk. */
async function tell(
  transaction: DatabaseTransaction,
  { id, subject, sent }: { id: number; subject: Subject; sent: Sent },
): Promise<void> {
  const { kind, title } = subject;
  const { form, at } = sent;
  await enqueueEvent(transaction, {
    type: 'report.received',
    data: { id, kind, title, reason: form.reason },
    at,
  });
  await notifyStaff(transaction, {
    kind: 'report',
    key: `report ${id}`,
    title: 'New report',
    detail: title,
    path: `/reports/${id}/show`,
    action: 'reports.decide',
    at,
  });
}

async function store(transaction: DatabaseTransaction, subject: Subject, sent: Sent): Promise<SubmitOutcome> {
  const { form, sender, at } = sent;
  const { reason, text, email, lang } = form;
  const time = at.toISOString();
  const caseId = await openCase(transaction, subject, time);
  const wasCounted = await countLatest(transaction, caseId, sent);
  await transaction
    .insertInto('reports')
    .values({ case_id: caseId, reason, text, email, locale: lang, ...sender, create_time: time })
    .execute();
  if (!wasCounted)
    await transaction
      .updateTable('report_cases')
      .set((eb) => ({ report_count: eb('report_count', '+', 1) }))
      .where('id', '=', caseId)
      .execute();
  await tell(transaction, { id: caseId, subject, sent });
  return { result: 'received', number: caseId };
}

/** Adds a report to the open case of its item, whose links are then looked at. By itself it changes nothing about the item. */
export async function submitReport(
  dependencies: ReportDependencies,
  form: ReportForm,
  clientAddress: string | undefined,
): Promise<SubmitOutcome> {
  const { database, engine, hashSender, now } = dependencies;
  const subject = await findSubject(dependencies, form);
  if (!subject) return { result: 'unknown' };
  const sent = { form, sender: hashSender(clientAddress), at: now() };
  const outcome = await database.transaction().execute(async (transaction) => {
    const { network_hash: network } = sent.sender;
    if (network !== null) {
      // Reports of one network come one after the other, so that none slips past the limit.
      await engine.lock(transaction, network);
      if (await isOverLimit(transaction, sent)) return { result: 'limit' as const };
    }
    return store(transaction, subject, sent);
  });
  if (outcome.result === 'received' && form.kind !== 'site' && form.kind !== 'token-check')
    await dependencies.lookFirst({ kind: form.kind, hid: form.id });
  return outcome;
}
