import { splitAddresses } from '#features/submission/submissions/model/split-addresses.ts';
import type { DappSubmission } from '../../model/dapp-submission.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';

interface ChainRow {
  hid: number;
  network: string | null;
}

/** The catalogue's chains for these network keys. */
export async function listChains(database: Database, networks: readonly string[]) {
  return database
    .selectFrom('chains')
    .select(['hid', 'network', 'title'])
    .where('network', 'in', networks)
    .execute();
}

/** The submission's tokens that are in the catalogue; others are listed by their own submissions. */
export async function listKnownTokens(database: Database, dapp: DappSubmission) {
  if (dapp.tokens.length === 0) return [];
  const chains = await listChains(database, [...new Set(dapp.tokens.map(({ network }) => network))]);
  const known = await database
    .selectFrom('tokens')
    .select(['hid', 'chain_hid', 'address_key', 'symbol', 'name'])
    .where('listed', '=', 1)
    .where('address_key', 'in', [...new Set(dapp.tokens.map(({ contract }) => contract.toLowerCase()))])
    .execute();
  const isOfDapp = (token: (typeof known)[number]) =>
    dapp.tokens.some(
      ({ network, contract }) =>
        contract.toLowerCase() === token.address_key &&
        chains.some((chain) => chain.network === network && chain.hid === token.chain_hid),
    );
  return known.filter(isOfDapp);
}

/** The contracts as in the form: by network. */
export function listContracts(dapp: DappSubmission, chains: readonly ChainRow[]) {
  return dapp.addresses.flatMap(({ network, addresses }) =>
    chains
      .filter((chain) => chain.network === network)
      .flatMap(({ hid }) => splitAddresses(addresses).map((address) => ({ chain_hid: hid, address }))),
  );
}

/** The value of `dapps.address` for a form. */
export function addressColumn(dapp: DappSubmission): string {
  return dapp.addresses.flatMap(({ addresses }) => splitAddresses(addresses)).join(',');
}

interface Written {
  hid: number;
  dapp: DappSubmission;
}

/** Replaces the entry's categories by those of the submission. */
export async function writeCategories(
  transaction: DatabaseTransaction,
  { hid, dapp }: Written,
): Promise<void> {
  await transaction.deleteFrom('dapp_categories').where('dapp_hid', '=', hid).execute();
  const rows = dapp.categories.map((category_hid) => ({ dapp_hid: hid, category_hid }));
  await transaction.insertInto('dapp_categories').values(rows).execute();
}

/**
 * Replaces the entry's networks and contracts by those of the submission; the caller writes `dapps.address`.
 */
export async function writeContracts(
  transaction: DatabaseTransaction,
  { hid, dapp }: Written,
): Promise<void> {
  await transaction.deleteFrom('dapp_chains').where('dapp_hid', '=', hid).execute();
  await transaction.deleteFrom('dapp_addresses').where('dapp_hid', '=', hid).execute();
  const known = await listChains(transaction, dapp.networks);
  const chains = known.map((chain) => ({ dapp_hid: hid, chain_hid: chain.hid }));
  if (chains.length > 0) await transaction.insertInto('dapp_chains').values(chains).execute();
  const contracts = listContracts(dapp, known).map((contract) => ({ dapp_hid: hid, ...contract }));
  if (contracts.length > 0) await transaction.insertInto('dapp_addresses').values(contracts).execute();
}

/** Replaces the entry's tokens by the known ones of the submission. */
export async function writeTokens(transaction: DatabaseTransaction, { hid, dapp }: Written): Promise<void> {
  await transaction.deleteFrom('dapp_tokens').where('dapp_hid', '=', hid).execute();
  const tokens = await listKnownTokens(transaction, dapp);
  const rows = tokens.map((token) => ({ dapp_hid: hid, token_hid: token.hid }));
  if (rows.length > 0) await transaction.insertInto('dapp_tokens').values(rows).execute();
}
