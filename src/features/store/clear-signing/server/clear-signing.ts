import type { Database } from '#platform/database/database.ts';
import type { DescriptorAnswer } from '../model/descriptor-answer.ts';
import type { Deployment } from '../model/descriptor.ts';
import { listListedContracts } from './listed-contracts.ts';

/** Descriptions of contracts, for visitors who read a request. */
export interface ClearSigning {
  /** Nothing for a contract of no listed item, also where it was described before. @param contract with its address in lower case */
  find(contract: Deployment): Promise<DescriptorAnswer>;
}

const tokensMax = 50;

/** The addresses that are written in the files, and the contract's own. */
function addressesIn(texts: readonly string[], own: string): string[] {
  const named = texts.flatMap((text) => text.match(/(?<![\da-f])0x[\da-f]{40}(?![\da-f])/gi) ?? []);
  return [...new Set([own, ...named.map((address) => address.toLowerCase())])].slice(0, tokensMax);
}

async function listTokens(database: Database, chainId: string, addresses: readonly string[]) {
  const rows = await database
    .selectFrom('tokens')
    .innerJoin('chains', 'chains.hid', 'tokens.chain_hid')
    .select(['tokens.address_key', 'tokens.symbol', 'tokens.decimal'])
    .where('tokens.listed', '=', 1)
    .where('chains.ns', '=', 'ethereum')
    .where('chains.chain_id', '=', chainId)
    .where('tokens.address_key', 'in', addresses)
    .orderBy('tokens.hid')
    .execute();
  return rows.map(({ address_key: address, symbol, decimal: decimals }) => ({ address, symbol, decimals }));
}

async function find(database: Database, contract: Deployment): Promise<DescriptorAnswer> {
  const { chainId, address } = contract;
  const rows = await database
    .selectFrom('clear_signing')
    .select('body')
    .where('chain_id', '=', chainId)
    .where('address', '=', address)
    .orderBy('kind')
    .execute();
  const isListed = rows.length > 0 && (await listListedContracts(database, [contract])).length > 0;
  if (!isListed) return { descriptors: [], tokens: [] };
  const descriptors = rows.map(({ body }) => body);
  return { descriptors, tokens: await listTokens(database, chainId, addressesIn(descriptors, address)) };
}

export const createClearSigning = ({ database }: { database: Database }): ClearSigning => ({
  find: (contract) => find(database, contract),
});
