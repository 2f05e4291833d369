import type { ChainOf } from '#platform/chain/network-chains.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Web } from '#platform/web/web.ts';
import type { TokenChecks } from '#features/store/token-checks/server/token-checks.ts';
import type { RelistingRules } from '#features/store/catalogue/model/restoration.ts';
import type { Blocklist } from '../model/blocklist.ts';

/** External dependencies of the watch; created once at the start. */
export interface WatchDependencies {
  database: Database;
  web: Pick<Web, 'read'>;
  /** The chains whose contracts are watched, and their network keys. */
  chainOf: ChainOf;
  networks: readonly string[];
  /** Simulates trades of listed tokens, on networks of its own; without it none are. */
  tokenChecks?: Pick<TokenChecks, 'check' | 'networks'> | undefined;
  /** The operator's blocklist as of now. */
  readBlocklist: () => Promise<Blocklist>;
  /** Whether links are looked at, and whether one person gives back what they withheld. */
  rules: RelistingRules;
  /** Where visitors reach the portal. */
  publicOrigin: string;
  /** Pause between two looks at a link. */
  everyMs: number;
  /** From 0 up to, not including, 1: spreads the looks. */
  random: () => number;
  now: () => Date;
  log: Log;
}
