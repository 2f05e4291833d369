import { splitAddresses } from '#features/submissions/model/address-form.ts';
import type { DappSubmission } from '#features/submissions/model/dapp/dapp-submission.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';

async function listChainHids(transaction: DatabaseTransaction, networks: readonly string[]) {
  return transaction
    .selectFrom('chains')
    .select(['hid', 'network'])
    .where('network', 'in', networks)
    .execute();
}

/** The submission's tokens that the catalogue knows; others are listed by submissions of their own. */
async function listTokenHids(transaction: DatabaseTransaction, dapp: DappSubmission): Promise<number[]> {
  if (dapp.tokens.length === 0) return [];
  const chains = await listChainHids(transaction, [...new Set(dapp.tokens.map(({ network }) => network))]);
  const known = await transaction
    .selectFrom('tokens')
    .select(['hid', 'chain_hid', 'address_key'])
    .where('address_key', 'in', [...new Set(dapp.tokens.map(({ contract }) => contract.toLowerCase()))])
    .execute();
  const isOfDapp = (token: (typeof known)[number]) =>
    dapp.tokens.some(
      ({ network, contract }) =>
        contract.toLowerCase() === token.address_key &&
        chains.some((chain) => chain.network === network && chain.hid === token.chain_hid),
    );
  return known.filter(isOfDapp).map(({ hid }) => hid);
}

/** The contracts as the form has them: by network. */
function listContracts(dapp: DappSubmission, chains: readonly { hid: number; network: string | null }[]) {
  return dapp.addresses.flatMap(({ network, addresses }) =>
    chains
      .filter((chain) => chain.network === network)
      .flatMap(({ hid }) => splitAddresses(addresses).map((address) => ({ chain_hid: hid, address }))),
  );
}

/** Writes the categories, chains, contracts and known tokens of a newly listed DApp. */
export async function relateDapp(
  transaction: DatabaseTransaction,
  hid: number,
  dapp: DappSubmission,
): Promise<void> {
  const categories = dapp.categories.map((category_hid) => ({ dapp_hid: hid, category_hid }));
  await transaction.insertInto('dapp_categories').values(categories).execute();
  const known = await listChainHids(transaction, dapp.networks);
  const chains = known.map((chain) => ({ dapp_hid: hid, chain_hid: chain.hid }));
  if (chains.length > 0) await transaction.insertInto('dapp_chains').values(chains).execute();
  const contracts = listContracts(dapp, known).map((contract) => ({ dapp_hid: hid, ...contract }));
  if (contracts.length > 0) await transaction.insertInto('dapp_addresses').values(contracts).execute();
  const tokens = (await listTokenHids(transaction, dapp)).map((token_hid) => ({ dapp_hid: hid, token_hid }));
  if (tokens.length > 0) await transaction.insertInto('dapp_tokens').values(tokens).execute();
}
