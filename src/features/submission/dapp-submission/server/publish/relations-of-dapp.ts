import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';
import { localeOfSubmission } from '../../model/submission-locale.ts';
import type { DappSubmission } from '../../model/dapp-submission.ts';
import type { Database } from '#platform/database/database.ts';

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

/** What a submission puts into the entry's tables, without its texts; `address` is for the entry's own row. */
export async function relationsOf(database: Database, dapp: DappSubmission) {
  const chains = await listChains(database, dapp.networks);
  const tokens = await listKnownTokens(database, dapp);
  return {
    categoryHids: dapp.categories,
    chainHids: chains.map(({ hid }) => hid),
    contracts: listContracts(dapp, chains),
    tokenHids: tokens.map(({ hid }) => hid),
  };
}

/** The value of `dapps.address` for a form. */
export function addressColumn(dapp: DappSubmission): string {
  return dapp.addresses.flatMap(({ addresses }) => splitAddresses(addresses)).join(',');
}

/** The submission's texts, in the language it was sent in. */
export const textsOf = ({ language, title, desc }: DappSubmission) => ({
  [localeOfSubmission(language)]: { title, desc },
});
