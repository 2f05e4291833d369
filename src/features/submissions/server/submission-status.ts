import type { Payment } from '#features/donations/model/payment.ts';
import type { Database } from '#platform/database/database.ts';
import { editTransitionFor, nextFor, type SubmissionState } from '../model/state.ts';
import { removedPayloadVersion } from '../model/stored-payload.ts';
import type { StatusEvent, StatusPayment, StatusView } from '../model/status-view.ts';
import { findByReference, type SubmissionRow } from './find-submission.ts';
import { findFamily } from './further-language.ts';
import { readPayload } from './parse-payload.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

async function listEvents(database: Database, submissionId: number): Promise<StatusEvent[]> {
  const rows = await database
    .selectFrom('submission_history')
    .select(['at', 'to_state', 'code', 'text'])
    .where('submission_id', '=', submissionId)
    .orderBy('version')
    .execute();
  return rows.map(({ at, to_state, code, text }) => ({ at, state: to_state as SubmissionState, code, text }));
}

function presentPayment(payment: Payment): StatusPayment {
  return { code: payment.code, detail: { ...payment.detail }, tx_hash: payment.txHash, link: payment.link };
}

/**
 * Path of what the approval wrote, without language; null until then. Tokens and NFT collections have no page of their own: the store's
 * search shows them.
 */
export function listedPath(row: SubmissionRow): string | null {
  if (row.state !== 'listed' || row.listed_hid === null) return null;
  switch (row.kind) {
    case 'dapp':
      return `/dappstore/detail?id=${row.listed_hid}`;
    case 'token':
    case 'nft': {
      const read = readPayload(row.kind, row);
      return read.ok ? `/dappstore?key=${encodeURIComponent(read.payload.address)}` : null;
    }
    case 'ambassador':
      return null;
  }
}

/** Null for a form that cannot be read: the page still says where the submission stands. One that was deleted begins empty. */
function readFormOf(row: SubmissionRow): StatusView['payload'] {
  if (row.payload_version === removedPayloadVersion) return {};
  const read = readPayload(row.kind, row);
  return read.ok ? read.payload : null;
}

/** The texts are what differs between the languages of one project. */
async function findFurtherLanguage(
  database: Database,
  row: SubmissionRow,
): Promise<StatusView['further_language']> {
  const { free } = await findFamily(database, row);
  const read = readPayload('dapp', row);
  if (free.length === 0 || !read.ok) return null;
  const { title: _title, desc: _desc, language: _language, ...shared } = read.payload;
  return { languages: [...free], shared };
}

/** What the person with the reference may see of the submission. */
export async function findStatus(
  { database, donations }: Pick<SubmissionDependencies, 'database' | 'donations'>,
  reference: string,
): Promise<StatusView | undefined> {
  const row = await findByReference(database, reference);
  if (!row) return undefined;
  const payment = await donations.getPayment(row.id);
  return {
    reference,
    kind: row.kind,
    title: row.title,
    state: row.state,
    version: row.version,
    create_time: row.create_time,
    update_time: row.update_time,
    promised_time: row.promised_time,
    payment: payment ? presentPayment(payment) : null,
    history: await listEvents(database, row.id),
    next: nextFor(row.state),
    payload: editTransitionFor(row) ? readFormOf(row) : null,
    listed_path: listedPath(row),
    further_language: await findFurtherLanguage(database, row),
  };
}
