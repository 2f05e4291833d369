import type { Payment } from '#features/submission/donations/model/payment.ts';
import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';
import type { Refund } from '#features/submission/donations/model/refund.ts';
import type { Database } from '#platform/database/database.ts';
import { parseChangeDetail } from '../model/change-detail.ts';
import { parseChangeRequests } from '../model/change-request.ts';
import { parseCorrections, publicCorrections } from '../model/correction.ts';
import type { Fields } from '#features/submission/form-fields/model/field.ts';
import { isTyped } from '#features/submission/form-fields/model/typed-field.ts';
import { promiseOf } from '../model/promise-clock.ts';
import { editTransitionFor, nextFor, type SubmissionState } from '../model/state.ts';
import { removedPayloadVersion } from '../model/stored-payload.ts';
import type { StatusEvent, StatusPayment, StatusRefund, StatusView } from '../model/status-view.ts';
import { findByReference, type SubmissionRow } from './find-submission.ts';
import { findFamily } from './further-language.ts';
import { readPayload } from './parse-payload.ts';
import type { ServerKinds } from './server-kind.ts';
import { presentRefundStep } from './refund-step.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

interface Shown {
  fields: Fields;
  refunds: readonly Refund[];
}

function presentStep(step: Parameters<typeof presentRefundStep>[0], refunds: readonly Refund[]) {
  const interview = step.detail?.interview;
  return { ...presentRefundStep(step, refunds), ...(interview && { interview }) };
}

async function listEvents(
  database: Database,
  submissionId: number,
  { fields, refunds }: Shown,
): Promise<StatusEvent[]> {
  const rows = await database
    .selectFrom('submission_history')
    .select(['version', 'at', 'to_state', 'code', 'text', 'detail', 'requests', 'corrections'])
    .where('submission_id', '=', submissionId)
    .orderBy('version')
    .execute();
  // A decision that was undone was never told to the person, nor was its end.
  const undone = new Set(
    rows.flatMap(({ version, detail }) => {
      const undoes = parseChangeDetail(detail)?.undoes;
      return undoes === undefined ? [] : [version, undoes];
    }),
  );
  return rows
    .filter(({ version }) => !undone.has(version))
    .map(({ at, to_state, code, text, detail: stored, requests, corrections }) => ({
      at,
      state: to_state as SubmissionState,
      text,
      ...presentStep({ code, detail: parseChangeDetail(stored) }, refunds),
      requests: parseChangeRequests(requests),
      corrections: publicCorrections(parseCorrections(corrections), (field) => isTyped(fields[field])),
    }));
}

/** Of a request for a change: the fields that its team last asked to change. */
async function listWanted(database: Database, submissionId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('submission_history')
    .select('detail')
    .where('submission_id', '=', submissionId)
    .where('actor', '=', 'submitter')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ detail }) => parseChangeDetail(detail)?.changed).find((changed) => changed) ?? [];
}

function presentPayment(payment: Payment): StatusPayment {
  return { code: payment.code, detail: { ...payment.detail }, tx_hash: payment.txHash, link: payment.link };
}

/** Without names and reasons of the desk. A record that was corrected is not one of the team's. */
export function presentRefunds(refunds: readonly Refund[]): StatusRefund[] {
  return refunds.flatMap(({ status: state, amountUnits, terms, receiver, txHash, detail, updateTime }) => {
    if (state === 'corrected') return [];
    const time = state === 'proven' ? (detail.mined_time ?? updateTime) : null;
    return [
      { state, amount: formatUnits(amountUnits, terms.tokenDecimals), receiver, tx_hash: txHash, time },
    ];
  });
}

/** Path of what the approval wrote, without language; null until then, and for what has no page. */
export function listedPath(kinds: ServerKinds, row: SubmissionRow): string | null {
  if (row.state !== 'listed' || row.listed_hid === null) return null;
  return kinds[row.kind].listedPath(row, row.listed_hid);
}

/** Null for a form that cannot be read: the page still shows the state of the submission. One that was deleted begins empty. */
function readFormOf(kinds: ServerKinds, row: SubmissionRow): StatusView['payload'] {
  if (row.payload_version === removedPayloadVersion) return {};
  const read = readPayload(kinds[row.kind].format, row);
  return read.ok ? { ...read.payload } : null;
}

/** The texts are what differs between the languages of one project. */
async function findFurtherLanguage(
  dependencies: Pick<SubmissionDependencies, 'database' | 'kinds'>,
  row: SubmissionRow,
): Promise<StatusView['further_language']> {
  const { free, shared: listed } = await findFamily(dependencies, row);
  const { format, languages: rule } = dependencies.kinds[row.kind];
  const read = readPayload(format, row);
  if (free.length === 0 || !rule || !read.ok) return null;
  const shared = Object.entries({ ...read.payload, ...listed }).filter(
    ([field]) => !rule.textFields.includes(field),
  );
  return { languages: [...free], shared: Object.fromEntries(shared) };
}

/** The form as it was sent last, for the person with the reference; null where there is none any longer, or it cannot be read. */
export async function findSentForm(
  { database, kinds }: Pick<SubmissionDependencies, 'database' | 'kinds'>,
  reference: string,
): Promise<StatusView['payload']> {
  const row = await findByReference(database, reference);
  if (!row || row.payload_version === removedPayloadVersion) return null;
  return readFormOf(kinds, row);
}

/** What the person with the reference may see of the submission. */
export async function findStatus(
  dependencies: Pick<SubmissionDependencies, 'database' | 'donations' | 'kinds'>,
  reference: string,
): Promise<StatusView | undefined> {
  const { database, donations, kinds } = dependencies;
  const row = await findByReference(database, reference);
  if (!row) return undefined;
  const payment = await donations.getPayment(row.id);
  const promise = promiseOf(row);
  const refunds = await donations.refunds.list(database, row.id);
  return {
    reference,
    number: row.id,
    kind: row.kind,
    title: row.title,
    state: row.state,
    version: row.version,
    create_time: row.create_time,
    update_time: row.update_time,
    promised_time: row.promised_time,
    promise_paused_time: promise?.kind === 'paused' ? promise.since : null,
    payment: payment ? presentPayment(payment) : null,
    refunds: presentRefunds(refunds),
    history: await listEvents(database, row.id, { fields: kinds[row.kind].format.fields, refunds }),
    next: nextFor(row.state),
    payload: editTransitionFor(row) && row.change_hid === null ? readFormOf(kinds, row) : null,
    listed_path: listedPath(kinds, row),
    further_language: await findFurtherLanguage(dependencies, row),
    change: row.change_hid === null ? null : { fields: await listWanted(database, row.id) },
  };
}
