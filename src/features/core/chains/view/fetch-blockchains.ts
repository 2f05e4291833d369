import type { Blockchain } from '../model/chain.ts';
import { fetchRemembered, type LookUp } from './fetch-remembered.ts';

const isBlockchain = (row: unknown): row is Blockchain =>
  typeof row === 'object' &&
  row !== null &&
  'hid' in row &&
  'title' in row &&
  'ns' in row &&
  'metadata' in row;

/** Deprecated chains are dropped (specification §5). */
function parse(data: unknown): Blockchain[] | undefined {
  if (!Array.isArray(data) || !data.every(isBlockchain)) return undefined;
  return data.filter(({ deprecated }) => deprecated !== 1);
}

/** All chains of the wallet; from the copy on the device when they cannot be fetched. */
export function fetchBlockchains(): Promise<LookUp<Blockchain[]>> {
  return fetchRemembered({
    address: '/v1/block_chain/list?lang=en&os=web',
    storageKey: 'blockchains',
    parse,
  });
}

/** `chain_id` of a chain's metadata, if present (specification §5). */
export function chainIdOf({ metadata }: Pick<Blockchain, 'metadata'>): string | undefined {
  try {
    const { chain_id } = JSON.parse(metadata) as { chain_id?: string | number };
    return chain_id === undefined ? undefined : String(chain_id);
  } catch {
    return undefined;
  }
}
