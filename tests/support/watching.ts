import { emptyBlocklist, type Blocklist } from '#features/listing/watching/model/blocklist.ts';
import { strictRelisting, type RelistingRules } from '#features/store/catalogue/model/restoration.ts';
import type { WatchDependencies } from '#features/listing/watching/server/watch-dependencies.ts';
import { createWatching } from '#features/listing/watching/server/watching.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createFakeWeb } from '#platform/web/fake-web.ts';
import type { Web } from '#platform/web/web.ts';

export interface WatchOptions {
  now: () => Date;
  web?: Web;
  blocklist?: () => Promise<Blocklist>;
  /** Of the network `bsc`, the only one that has an endpoint then. */
  chain?: ChainReader;
  /** Simulates trades of listed tokens; none are without it. */
  tokenChecks?: WatchDependencies['tokenChecks'];
  /** Strict without them. */
  rules?: RelistingRules;
}

/** Six hours between looks, none of them earlier or later. */
export function watchDependencies({ database }: OpenDatabase, options: WatchOptions): WatchDependencies {
  const { now, web = createFakeWeb(), blocklist = async () => emptyBlocklist, chain } = options;
  return {
    database,
    web,
    chainOf: (network) => (network === 'bsc' && chain ? chain : unavailableChain),
    networks: chain ? ['bsc'] : [],
    tokenChecks: options.tokenChecks,
    readBlocklist: blocklist,
    publicOrigin: 'https://portal.example',
    rules: options.rules ?? strictRelisting,
    everyMs: 6 * 60 * 60_000,
    random: () => 0.5,
    now,
    log: createLog('silent'),
  };
}

export const createTestWatching = (open: OpenDatabase, options: WatchOptions) =>
  createWatching(watchDependencies(open, options));
