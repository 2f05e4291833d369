import type { Database } from '#platform/database/database.ts';
import { SettingsError } from '#platform/env/settings-error.ts';
import type { Log } from '#platform/log/log.ts';
import type { ChainReader } from './chain-reader.ts';
import { rememberTokens } from './remember-tokens.ts';
import { createRpcChain } from './rpc-chain.ts';
import { unavailableChain } from './unavailable-chain.ts';

/** The chain behind a network of the forms, by its key; an unavailable one where no endpoint is configured. */
export type ChainOf = (network: string) => ChainReader;

/** A form waits for it, so it is shorter than the verifier's. */
const answerTimeoutMs = 4_000;

export interface NetworkChainsOptions {
  database: Database;
  /** JSON-RPC endpoint by network key. */
  endpoints: Readonly<Record<string, string>>;
  /** The donation chain serves its own network, even if the settings name another endpoint for it. */
  donation: { chain: ChainReader; rpcUrl: string | undefined; chainId: number };
  log: Log;
}

const evmNamespaces = ['ethereum', 'klaytn'];

/** Chain id by network key, of the EVM networks in the catalogue. */
async function readChainIds(database: Database): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('chains')
    .select(['network', 'chain_id'])
    .where('network', 'is not', null)
    .where('ns', 'in', evmNamespaces)
    .execute();
  const ids = rows.map((row) => [row.network ?? '', Number(row.chain_id)] as const);
  return new Map(ids.filter(([, id]) => Number.isSafeInteger(id)));
}

/** Where a network is asked, and the chain id that must answer there. */
export interface NetworkEndpoint {
  rpcUrl: string;
  chainId: number;
}

type EndpointOptions = Pick<NetworkChainsOptions, 'database' | 'endpoints'> & {
  donation: Omit<NetworkChainsOptions['donation'], 'chain'>;
};

/**
 * The endpoint of each network that has one, each with the chain id that the catalogue names for the network.
 * @param setting that names the endpoints @throws SettingsError
 */
export async function listNetworkEndpoints(
  options: EndpointOptions,
  setting = 'TOKEN_RPC_URLS',
): Promise<Map<string, NetworkEndpoint>> {
  const { donation, endpoints } = options;
  const ids = await readChainIds(options.database);
  const found = new Map<string, NetworkEndpoint>();
  if (donation.rpcUrl !== undefined)
    for (const [network, id] of ids)
      if (id === donation.chainId) found.set(network, { rpcUrl: donation.rpcUrl, chainId: id });
  for (const [network, rpcUrl] of Object.entries(endpoints)) {
    // The demonstration uses its development chain in place of a real network.
    const chainId = rpcUrl === donation.rpcUrl ? donation.chainId : ids.get(network);
    if (chainId === undefined)
      throw new SettingsError(
        `The setting ${setting} names ${network}, which is not an EVM network of the forms.`,
      );
    found.set(network, { rpcUrl, chainId });
  }
  return found;
}

/** One reader per configured endpoint, each of which must serve the chain that the catalogue names for the network. @throws SettingsError */
export async function createNetworkChains(options: NetworkChainsOptions): Promise<ChainOf> {
  const { donation, endpoints, log } = options;
  const chains = new Map<string, ChainReader>();
  for (const [network, { rpcUrl, chainId }] of await listNetworkEndpoints(options)) {
    const isDonation = !Object.hasOwn(endpoints, network);
    chains.set(
      network,
      isDonation ? donation.chain : createRpcChain({ rpcUrl, chainId, log, timeoutMs: answerTimeoutMs }),
    );
  }
  for (const [network, chain] of chains) chains.set(network, rememberTokens(chain));
  return (network) => chains.get(network) ?? unavailableChain;
}
