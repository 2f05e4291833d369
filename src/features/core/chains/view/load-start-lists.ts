import type { TokenProtocolMap } from '../model/token-protocol.ts';
import { fetchBlockchains } from './fetch-blockchains.ts';
import { fetchRemembered, type LookUp } from './fetch-remembered.ts';

const isProtocol = (row: unknown) => typeof row === 'object' && row !== null && 'key' in row;

function parse(data: unknown): TokenProtocolMap | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const lists: unknown[] = Object.values(data);
  return lists.every((list) => Array.isArray(list) && list.every(isProtocol))
    ? (data as TokenProtocolMap)
    : undefined;
}

/** Token standards by namespace; from the copy on the device when they cannot be fetched. */
function fetchTokenProtocols(): Promise<LookUp<TokenProtocolMap>> {
  return fetchRemembered({
    address: '/v1/token/ns_token_protocol_list_map',
    storageKey: 'token-protocols',
    parse,
  });
}

/**
 * The lists of networks and token standards for the forms; a failure is logged, and the copies on the device
 * stay.
 */
export async function loadStartLists(): Promise<void> {
  await Promise.all([fetchBlockchains(), fetchTokenProtocols()]);
}
