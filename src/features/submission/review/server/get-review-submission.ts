import { listBarredSubmissions } from '#features/team/accounts/server/decision-bars.ts';
import { explorerLinkOf, type DonationTerms } from '#features/submission/donations/model/donation-terms.ts';
import type { Payment } from '#features/submission/donations/model/payment.ts';
import type { Refund } from '#features/submission/donations/model/refund.ts';
import { underReview, type SubmissionState } from '#features/submission/submissions/model/state.ts';
import { parseChangeDetail } from '#features/submission/submissions/model/change-detail.ts';
import { parseCorrections } from '#features/submission/submissions/model/correction.ts';
import { parseChangeRequests } from '#features/submission/submissions/model/change-request.ts';
import {
  findById,
  getById,
  type SubmissionRow,
} from '#features/submission/submissions/server/find-submission.ts';
import { findInvitation } from '#features/submission/submissions/server/list-invitations.ts';
import { parseFindings } from '#features/submission/submissions/server/parse-findings.ts';
import { presentRefundStep } from '#features/submission/submissions/server/refund-step.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#lib/app-error.ts';
import { kindsFor } from '#features/submission/review-queue/model/kind-permissions.ts';
import { actionsFor } from '../model/actions-for.ts';
import type { ReviewEvent, ReviewFile, ReviewSubmission, EarlierForm } from '../model/review-submission.ts';
import type { ReviewPayment } from '#features/submission/payment-review/model/reviewed-payment.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { findAnswer } from '#features/submission/payment-review/server/chain-question.ts';
import { findLease } from '#features/submission/review-queue/server/lease/lease-rows.ts';
import type { ReviewKinds } from './review-kind.ts';
import { findMerge } from './merge/find-merge.ts';
import { listLabels, listNotes, listReaders } from '#features/submission/review-notes/server/notes.ts';
import { presentFindings } from './present-findings.ts';
import type { Fields } from '#features/submission/form-fields/model/field.ts';
import { listKnownNetworks } from '#features/submission/review-queue/server/list-known-networks.ts';
import { listSenderSubmissions } from './list-sender-submissions.ts';
import { listLookAlikes } from './list-look-alikes.ts';
import { listRivals } from '#features/submission/payment-review/server/list-rivals.ts';
import { presentRefund } from '#features/submission/payment-review/server/refunds.ts';
import { findUndo } from './undo/keep-undo.ts';
import type { ReviewDependencies } from './review-dependencies.ts';

async function listFiles(database: Database, submissionId: number): Promise<ReviewFile[]> {
  return database
    .selectFrom('submission_files')
    .innerJoin('files', 'files.sha256', 'submission_files.sha256')
    .select(['role', 'files.sha256', 'file_name', 'media_type', 'size_bytes'])
    .where('submission_id', '=', submissionId)
    .orderBy('role', 'desc')
    .execute();
}

async function listEvents(
  database: Database,
  submissionId: number,
  refunds: readonly Refund[],
): Promise<ReviewEvent[]> {
  const rows = await database
    .selectFrom('submission_history')
    .select([
      'at',
      'version',
      'actor',
      'actor_name',
      'actor_id',
      'from_state',
      'to_state',
      'code',
      'text',
      'detail',
      'requests',
      'corrections',
    ])
    .where('submission_id', '=', submissionId)
    .orderBy('version')
    .execute();
  const labels = await listLabels(database);
  return rows.map(({ code, actor_id, actor_name, ...row }) => {
    const detail = parseChangeDetail(row.detail);
    return {
      ...row,
      actor_name: labels.get(actor_id ?? '') ?? actor_name,
      ...presentRefundStep({ code, detail }, refunds),
      from_state: row.from_state as SubmissionState | null,
      to_state: row.to_state as SubmissionState,
      detail,
      requests: parseChangeRequests(row.requests),
      corrections: parseCorrections(row.corrections),
    };
  });
}

async function presentPayment(
  { database, brand }: ReviewDependencies,
  { payment, terms, person }: { payment: Payment; terms: DonationTerms | undefined; person: Reviewer },
): Promise<ReviewPayment> {
  const { proposal } = payment;
  return {
    status: payment.status,
    code: payment.code,
    tx_hash: payment.txHash,
    pasted_link: payment.link,
    explorer_link: explorerLinkOf(terms ?? brand.donation, payment.txHash),
    detail: payment.detail,
    payer: payment.payer,
    confirmed_by: payment.confirmedBy,
    asked: await findAnswer(database, payment),
    proposal: proposal && {
      by: proposal.reviewerName,
      code: proposal.code,
      reason: proposal.reason,
      may_confirm: proposal.reviewerId !== person.id,
    },
    doubt: payment.doubt,
    rivals: await listRivals(database, payment),
    create_time: payment.createTime,
    update_time: payment.updateTime,
  };
}

/** The listed item that an approval would change or merge into. */
async function findTarget(
  { database, kinds, changes }: ReviewDependencies,
  row: SubmissionRow,
  mayApprove: boolean,
): Promise<Pick<ReviewSubmission, 'merge' | 'change' | 'is_change'>> {
  const is_change = row.change_hid !== null;
  const merge = mayApprove && !is_change ? await findMerge(kinds, database, row) : undefined;
  return { is_change, merge: merge ?? null, change: await changes.find(database, row) };
}

const columnsOf = ({ id, kind, state, version, locale, title, email, ...row }: SubmissionRow) => ({
  id,
  kind,
  state,
  version,
  locale,
  title,
  email,
  create_time: row.create_time,
  update_time: row.update_time,
  promised_time: row.promised_time,
  promise_paused_time: row.promise_paused_time,
  listed_hid: row.listed_hid,
});

/** The form before the one that was sent again; null when there is none, or when it cannot be read. */
async function findEarlierForm(
  kinds: ReviewKinds,
  database: Database,
  { id, kind }: SubmissionRow,
): Promise<EarlierForm | null> {
  const row = await database
    .selectFrom('earlier_forms')
    .select(['version', 'payload', 'payload_version'])
    .where('submission_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const read = kinds[kind].read({ id, ...row });
  return read.ok ? { version: row.version, payload: { ...read.form.payload } } : null;
}

/** English titles of all categories by id, where the form has a field for them. */
async function listKnownCategories(database: Database, fields: Fields): Promise<Record<string, string>> {
  if (!Object.values(fields).some(({ type }) => type === 'categories')) return {};
  const rows = await database.selectFrom('categories').select(['hid', 'titles']).orderBy('m_index').execute();
  return Object.fromEntries(
    rows.map(({ hid, titles }) => [hid, (JSON.parse(titles) as Record<string, string>).en ?? String(hid)]),
  );
}

/** Everything about one submission, with the actions that this person may take. @throws AppError not-found, forbidden */
export async function getReviewSubmission(
  dependencies: ReviewDependencies,
  id: number,
  person: Reviewer,
): Promise<ReviewSubmission> {
  const { database, brand, donations, kinds, now } = dependencies;
  const row = await getById(database, id);
  if (!kindsFor(person).includes(row.kind))
    throw new AppError('forbidden', 'Your account is not allowed to see submissions of this kind.');
  const read = kinds[row.kind].read(row);
  const form = read.ok ? read.form : undefined;
  const networks = [...(form?.networks ?? [])];
  const payment = await donations.getPayment(id);
  const quotes = await donations.listQuotes(id);
  const terms = (quotes.find((quote) => quote.id === payment?.quoteId) ?? quotes.at(-1))?.terms;
  const refunds = await donations.refunds.list(database, id);
  const parent = row.parent_id === null ? undefined : await findById(database, row.parent_id);
  const findings = parseFindings(row.findings);
  const isDisputed = await donations.isDisputed(database, id);
  const bar = (await listBarredSubmissions(database, person)).get(id) ?? null;
  const actions = bar ? [] : actionsFor(person, { ...row, isDisputed }, findings);
  const mayApprove = actions.some(({ name }) => name === 'approve');
  return {
    ...columnsOf(row),
    networks,
    payload: form ? { ...form.payload } : null,
    unreadable: read.ok ? null : { problem: read.problem, stored: row.payload },
    earlier: await findEarlierForm(kinds, database, row),
    files: await listFiles(database, id),
    findings: await presentFindings(dependencies, findings),
    look_alikes: await listLookAlikes(database, findings),
    ...(await findTarget(dependencies, row, mayApprove)),
    payment: payment ? await presentPayment(dependencies, { payment, terms, person }) : null,
    refunds: refunds.map(presentRefund),
    quotes: quotes.map((quote) => ({
      amount: donations.presentQuote(quote).amount,
      symbol: quote.terms.tokenSymbol,
      receiver: quote.terms.receivingAddress,
      network: quote.terms.networkName,
      create_time: quote.createTime,
    })),
    symbol: terms?.tokenSymbol ?? brand.token.symbol,
    history: await listEvents(database, id, refunds),
    actions,
    bar: bar === 'overruled' && !underReview.includes(row.state) ? null : bar,
    networks_known: await listKnownNetworks(database, networks),
    categories_known: await listKnownCategories(database, kinds[row.kind].fields),
    parent: parent ? { id: parent.id, title: parent.title, state: parent.state } : null,
    lease: await findLease(database, id, { person, now: now() }),
    interview: (await findInvitation(database, row))?.interview ?? null,
    undo: await findUndo(database, row, { person, now: now() }),
    notes: await listNotes(database, id, person),
    colleagues: (await listReaders(database, row.kind)).map(({ label }) => label),
    also: await listSenderSubmissions(dependencies, {
      row,
      payer: payment?.payer ?? null,
      kinds: kindsFor(person),
    }),
  };
}
