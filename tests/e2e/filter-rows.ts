import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import type { Database } from '#platform/database/database.ts';
import { addRefund } from '../support/add-refund.ts';
import { addSubmission } from '../support/add-submission.ts';
import { addCase } from '../support/cases.ts';
import { addTransfer } from '../support/transfers.ts';
import { avocet, bittern, curlew, proposed, senders, type Person } from './filter-names.ts';

/* The rows of submissions and cases that filters are tried on. */

/** Now: what is old is deleted after a while. */
const time = new Date().toISOString();
const past = '2024-01-01T00:00:00.000Z';
const never = '2099-01-01T00:00:00.000Z';
const decided = { decided_by: 'rita@example.org', decided_time: time };

interface Sent {
  title: string;
  kind?: 'dapp' | 'token';
  state?: 'in-review' | 'rejected' | 'listed';
  /** By when its review is promised. */
  promised?: string;
}

/** @returns its number */
async function send(
  database: Database,
  { title, kind = 'dapp', state = 'in-review', promised = never }: Sent,
): Promise<number> {
  const steps = [{ at: time, actor: 'system', to: state }] as const;
  const id = await addSubmission(database, { kind, steps, promised });
  await database.updateTable('submissions').set({ title }).where('id', '=', id).execute();
  return id;
}

/** A payment that one person has confirmed and that was given back. */
async function addPayment(database: Database, submission: number): Promise<void> {
  const tx_hash = `0x${crypto.randomUUID().replaceAll('-', '').repeat(2)}`;
  await database
    .insertInto('payments')
    .values({
      ...{ submission_id: submission, tx_hash, link: tx_hash, code: null, detail: '{}' },
      status: 'disputed',
      ...{ attempts: 1, next_attempt_time: never, code_time: time, quote_id: null, confirmed_by: null },
      ...{ amount_units: null, proposed_by: 'rita', proposed_name: 'Rita', proposed_code: null },
      ...{ proposed_reason: null, create_time: time, update_time: time },
    })
    .execute();
  await addRefund(database, { payment: tx_hash, units: '5' });
}

/** One that the person has and decided about once, late, from a team that reads French, with a payment, a finding and a network of its own. */
async function addToQueue(database: Database, person: Person): Promise<void> {
  const id = await send(database, { title: avocet, kind: 'token', promised: past });
  const findings = JSON.stringify([{ severity: 'warning', code: 'same-email', params: {} }]);
  await database
    .updateTable('submissions')
    .set({ payload: JSON.stringify({ networks: ['bsc'] }), findings, locale: 'fr' })
    .where('id', '=', id)
    .execute();
  await addPayment(database, id);
  await database
    .insertInto('submission_leases')
    .values({ submission_id: id, holder_id: person.id, holder_name: person.name, until: never })
    .execute();
  await database
    .insertInto('submission_history')
    .values({
      ...{ submission_id: id, version: 2, at: time, actor_id: person.id },
      actor: 'reviewer',
      ...{ actor_name: person.name, from_state: 'in-review', to_state: 'in-review', code: null },
      ...{ text: null, detail: null },
    })
    .execute();
  await send(database, { title: bittern });
  await send(database, { title: curlew, state: 'listed' });
}

const assign = (database: Database, kind: CaseKind, { id, person }: { id: number; person: Person }) =>
  database
    .insertInto('case_assignments')
    .values({ kind, case_id: id, account_id: person.id, assigned_by: person.id, assign_time: time })
    .execute();

async function addReports(database: Database, person: Person): Promise<void> {
  const add = (name: string, isUrgent: boolean) =>
    addCase(database, 'reports', { hours: 5, submission: 0, name, isUrgent });
  const id = await add(avocet, true);
  await assign(database, 'reports', { id, person });
  const other = await add(bittern, false);
  await database
    .updateTable('report_cases')
    .set({ kind: 'dapp', subject: '900001' })
    .where('id', '=', other)
    .execute();
  await database
    .updateTable('report_cases')
    .set({ outcome: 'no-action', decision_note: 'Nothing was wrong.', ...decided })
    .where('id', '=', await add(curlew, true))
    .execute();
}

async function addFindings(database: Database, person: Person): Promise<void> {
  const add = (name: string) => addCase(database, 'watch', { hours: 5, submission: 0, name });
  const id = await add(avocet);
  await assign(database, 'watch', { id, person });
  const other = await add(bittern);
  await database
    .updateTable('watch_findings')
    .set({ kind: 'token', code: 'dead' })
    .where('id', '=', other)
    .execute();
  await database
    .updateTable('watch_findings')
    .set({ state: 'dismissed', decision_note: 'It moved.', ...decided })
    .where('id', '=', await add(curlew))
    .execute();
}

async function addAppeals(database: Database, person: Person): Promise<void> {
  const add = async (title: string, kind: 'dapp' | 'token') =>
    addCase(database, 'appeals', {
      hours: 5,
      submission: await send(database, { title: `${title} appealed`, kind, state: 'rejected' }),
    });
  const id = await add(avocet, 'dapp');
  await assign(database, 'appeals', { id, person });
  const delisting = await database
    .insertInto('delistings')
    .values({
      kind: 'token',
      ...{ hid: 900_001, reason: 'closed', note: '', actor: 'rita@example.org', create_time: time },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const other = await add(bittern, 'token');
  await database.updateTable('appeals').set({ delisting_id: delisting.id }).where('id', '=', other).execute();
  await database
    .updateTable('appeals')
    .set({ outcome: 'upheld', answer: 'It copies another site.', ...decided })
    .where('id', '=', await add(curlew, 'dapp'))
    .execute();
}

async function addTransfers(database: Database, person: Person): Promise<void> {
  const { id } = await addTransfer(database, { sender: senders.avocet, units: 1_000n });
  await assign(database, 'transfers', { id, person });
  await addTransfer(database, { sender: senders.bittern, units: 2_000n });
  const gone = await addTransfer(database, { sender: senders.curlew, units: 3_000n });
  await database
    .updateTable('received_transfers')
    .set({ gone_time: time })
    .where('id', '=', gone.id)
    .execute();
}

async function addQuestions(database: Database, person: Person): Promise<void> {
  const add = async (title: string) =>
    addCase(database, 'payment-questions', {
      hours: 5,
      submission: await send(database, { title: `${title} asked`, state: 'rejected' }),
    });
  const id = await add(avocet);
  await assign(database, 'payment-questions', { id, person });
  await add(bittern);
  await database
    .updateTable('payment_questions')
    .set({ answer: 'It has arrived.', ...decided })
    .where('id', '=', await add(curlew))
    .execute();
}

async function addProposals(database: Database): Promise<void> {
  const proposal = (kind: string, title: string) => ({
    ...{ kind, title, subject: title, payload: '{}', changes: '[]', icon: '' },
    ...{ actor_id: null, actor: 'edda@example.org', token: null, at: time },
  });
  await database
    .insertInto('proposals')
    .values([proposal('release', proposed(avocet)), proposal('network', proposed(bittern))])
    .execute();
  await database
    .insertInto('proposals')
    .values({ ...proposal('release', proposed(curlew)), outcome: 'confirmed', note: '', ...decided })
    .execute();
}

/** The rows of the queue, of each kind of case and of what waits for a second person. */
export async function addCaseRows(database: Database, person: Person): Promise<void> {
  await addToQueue(database, person);
  await addReports(database, person);
  await addFindings(database, person);
  await addAppeals(database, person);
  await addTransfers(database, person);
  await addQuestions(database, person);
  await addProposals(database);
}
