import type { Expression, SqlBool } from 'kysely';
import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';
import { explorerLinkOf } from '#features/submission/donations/model/donation-terms.ts';
import { readTerms, type DonationSettings } from '#features/submission/donations/server/donation-terms.ts';
import { isHeldBy } from '#features/team/cases/server/is-held-by.ts';
import { AppError } from '#lib/app-error.ts';
import { containsAscii } from '#platform/database/contains-text.ts';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import {
  claimedWithinMs,
  transferStates,
  type TransferCase,
  type TransferCount,
  type TransferOutcome,
  type TransferScan,
  type TransferSort,
  type TransferState,
} from '../model/transfer-case.ts';
import { findResembling, type Compared } from './find-resembling.ts';
import type { TransferDependencies } from './transfer-dependencies.ts';

export type Reading = Pick<TransferDependencies, 'database' | 'brand' | 'now'>;

export interface TransferListRequest extends PageRequest {
  state: TransferState;
  sort: TransferSort;
  order: 'ASC' | 'DESC';
  /** Account that has them; null for those that nobody has, undefined for all. */
  holder?: string | null | undefined;
  /** In the sender or the transaction; empty for all. */
  q?: string;
}

/** Transfers in a state, with the conditions only. One with a claim of its transaction is its submission's, and no case. */
export function selectTransfers({ database, now }: Reading, state: TransferState) {
  const since = new Date(now().getTime() - claimedWithinMs).toISOString();
  const query = database.selectFrom('received_transfers');
  if (state === 'decided') return query.where('decided_time', 'is not', null);
  const open = query.where('decided_time', 'is', null);
  if (state === 'gone') return open.where('gone_time', 'is not', null);
  return open
    .where('gone_time', 'is', null)
    .where('found_time', '<=', since)
    .where(({ not, exists, selectFrom }): Expression<SqlBool> =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.tx_hash', '=', 'received_transfers.tx_hash'),
        ),
      ),
    );
}

async function listClaims(database: Database, hashes: readonly string[]): Promise<Map<string, number[]>> {
  if (hashes.length === 0) return new Map();
  const rows = await database
    .selectFrom('payments')
    .select(['tx_hash', 'submission_id'])
    .where('tx_hash', 'in', hashes)
    .execute();
  const byHash = Map.groupBy(rows, ({ tx_hash }) => tx_hash);
  return new Map([...byHash].map(([hash, claims]) => [hash, claims.map((claim) => claim.submission_id)]));
}

/** The cases with these numbers, in this order. */
async function readCases({ database, brand }: Reading, ids: readonly number[]): Promise<TransferCase[]> {
  if (ids.length === 0) return [];
  const termsOf = await readTerms(database, brand);
  const found = await database
    .selectFrom('received_transfers')
    .innerJoin('transfer_scans', 'transfer_scans.id', 'received_transfers.scan_id')
    .selectAll('received_transfers')
    .select(['transfer_scans.receiver', 'transfer_scans.terms_id'])
    .where('received_transfers.id', 'in', ids)
    .execute();
  const rows = found.map((row) => ({ ...row, terms: termsOf(row.terms_id) }));
  const compared = rows.map(({ id, sender, amount_units, terms }): Compared => ({
    ...{ id, sender, terms },
    amountUnits: BigInt(amount_units),
  }));
  const resembling = await findResembling(database, compared);
  const claims = await listClaims(
    database,
    rows.map(({ tx_hash }) => tx_hash),
  );
  const byId = new Map(
    rows.map((row): [number, TransferCase] => {
      const { id, version, tx_hash, sender, receiver, terms } = row;
      return [
        id,
        {
          ...{ id, version, tx_hash, sender, receiver },
          explorer_link: explorerLinkOf(terms, tx_hash),
          amount: formatUnits(BigInt(row.amount_units), terms.tokenDecimals),
          symbol: terms.tokenSymbol,
          network: terms.networkName,
          block_number: row.block_number,
          mined_time: row.mined_time,
          found_time: row.found_time,
          gone_time: row.gone_time,
          claimed_by: claims.get(tx_hash) ?? [],
          resembles: resembling.get(id) ?? [],
          decision: row.decided_time === null ? null : decisionOf({ ...row, at: row.decided_time }),
        },
      ];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface DecidedRow {
  outcome: string | null;
  decision_note: string | null;
  decided_by: string | null;
  submission_id: number | null;
  at: string;
}

const decisionOf = ({ outcome, decision_note, decided_by, submission_id, at }: DecidedRow) => ({
  outcome: outcome as TransferOutcome,
  note: decision_note ?? '',
  actor: decided_by ?? '',
  at,
  submission: submission_id,
});

/** One page of the queue. */
export async function listTransfers(
  reading: Reading,
  { state, sort, order, holder, q = '', ...page }: TransferListRequest,
): Promise<Page<TransferCase>> {
  const { data, total } = await fetchPage(
    selectTransfers(reading, state)
      .$if(holder !== undefined, (query) =>
        query.where(isHeldBy('transfers', 'received_transfers.id', holder!)),
      )
      .$if(q !== '', (query) =>
        query.where(({ or }) =>
          or([containsAscii('received_transfers.sender', q), containsAscii('received_transfers.tx_hash', q)]),
        ),
      ),
    (query) =>
      query
        .select('received_transfers.id')
        .orderBy(sort, order === 'ASC' ? 'asc' : 'desc')
        .orderBy('received_transfers.id', 'desc'),
    page,
  );
  const ids = data.map(({ id }) => id);
  return { data: await readCases(reading, ids), total };
}

export async function countTransfers(reading: Reading): Promise<TransferCount[]> {
  const counts: TransferCount[] = [];
  for (const id of transferStates) {
    const { count } = await selectTransfers(reading, id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.push({ id, count: Number(count) });
  }
  return counts;
}

/** @throws AppError not-found */
export async function getTransfer(reading: Reading, id: number): Promise<TransferCase> {
  const [found] = await readCases(reading, [id]);
  if (!found) throw new AppError('not-found', 'There is no such transfer.');
  return found;
}

/** Those that one transaction brought, whatever became of them. */
export async function listOfTransaction(reading: Reading, txHash: string): Promise<TransferCase[]> {
  const rows = await reading.database
    .selectFrom('received_transfers')
    .select('id')
    .where('tx_hash', '=', txHash)
    .orderBy('id')
    .execute();
  return readCases(
    reading,
    rows.map(({ id }) => id),
  );
}

/** How far the chain has been read, for every receiving address there was. */
export async function listScans({
  database,
  brand,
}: {
  database: Database;
  brand: DonationSettings;
}): Promise<TransferScan[]> {
  const termsOf = await readTerms(database, brand);
  const rows = await database.selectFrom('transfer_scans').selectAll().orderBy('id', 'desc').execute();
  return rows.map(({ id, receiver, terms_id, read_time, issue, issue_since }) => ({
    ...{ id, receiver, read_time, issue, issue_since },
    network: termsOf(terms_id).networkName,
  }));
}
