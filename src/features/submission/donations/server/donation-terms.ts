import type { Selectable } from 'kysely';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { Database } from '#platform/database/database.ts';
import type { DonationTermsTable } from '#platform/database/donation-tables.ts';
import type { DonationTerms } from '../model/donation-terms.ts';

/** What the settings say now. */
export type DonationSettings = Pick<Brand, 'donation' | 'token'>;

/** Terms by their ids. What an earlier version wrote since the last start has none yet, and the settings are its own. */
export type TermsOf = (id: number | null) => DonationTerms;

/** The settings as terms of a new quote. */
export const currentTerms = ({ donation, token }: DonationSettings): DonationTerms => ({
  receivingAddress: donation.receivingAddress,
  tokenContract: donation.tokenContract,
  tokenSymbol: token.symbol,
  tokenDecimals: donation.tokenDecimals,
  chainId: donation.chainId,
  networkName: donation.networkName,
  networkShort: donation.networkShort,
  explorerTransactionUrl: donation.explorerTransactionUrl,
});

type KeptColumns = Omit<Selectable<DonationTermsTable>, 'id' | 'create_time'>;

const columnsOf = (terms: DonationTerms): KeptColumns => ({
  receiving_address: terms.receivingAddress,
  token_contract: terms.tokenContract,
  token_symbol: terms.tokenSymbol,
  token_decimals: terms.tokenDecimals,
  chain_id: terms.chainId,
  network_name: terms.networkName,
  network_short: terms.networkShort,
  explorer_transaction_url: terms.explorerTransactionUrl,
});

const presentTerms = (row: Selectable<DonationTermsTable>): DonationTerms => ({
  receivingAddress: row.receiving_address,
  tokenContract: row.token_contract,
  tokenSymbol: row.token_symbol,
  tokenDecimals: row.token_decimals,
  chainId: row.chain_id,
  networkName: row.network_name,
  networkShort: row.network_short,
  explorerTransactionUrl: row.explorer_transaction_url,
});

/** Reads all terms there ever were: one row for each change of the settings. Takes a transaction or the database. */
export async function readTerms(database: Database, settings: DonationSettings): Promise<TermsOf> {
  const rows = await database.selectFrom('donation_terms').selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, presentTerms(row)]));
  return (id) => (id === null ? undefined : byId.get(id)) ?? currentTerms(settings);
}

/** Id of the settings as they are now; they are stored the first time. Takes a transaction or the database. */
export async function keepTerms(
  database: Database,
  { settings, at }: { settings: DonationSettings; at: Date },
): Promise<number> {
  const columns = columnsOf(currentTerms(settings));
  const kept = database
    .selectFrom('donation_terms')
    .select('id')
    .where((eb) => eb.and({ ...columns }));
  const known = await kept.executeTakeFirst();
  if (known) return known.id;
  await database
    .insertInto('donation_terms')
    .values({ ...columns, create_time: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await kept.executeTakeFirstOrThrow()).id;
}

interface Paid {
  submissionId: number;
  /** The quote that was paid; null where a person says that something was paid. */
  quoteId: number | null;
  settings: DonationSettings;
  at: Date;
}

/** Terms of the paid quote, else of the latest one of the submission, else the settings. */
export async function findTermsId(
  database: Database,
  { submissionId, quoteId, settings, at }: Paid,
): Promise<number> {
  let query = database
    .selectFrom('quotes')
    .select('terms_id')
    .where('submission_id', '=', submissionId)
    .orderBy('id', 'desc')
    .limit(1);
  if (quoteId !== null) query = query.where('id', '=', quoteId);
  const quote = await query.executeTakeFirst();
  return quote?.terms_id ?? keepTerms(database, { settings, at });
}

/** Gives what an earlier version wrote the settings of this start. Safe at every start. */
export async function fillTerms(
  database: Database,
  kept: { settings: DonationSettings; at: Date },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const terms_id = await keepTerms(transaction, kept);
    for (const table of ['quotes', 'refunds'] as const)
      await transaction.updateTable(table).set({ terms_id }).where('terms_id', 'is', null).execute();
    await transaction
      .updateTable('payments')
      .set({ terms_id })
      .where('terms_id', 'is', null)
      .where('status', '=', 'accepted')
      .execute();
  });
}
