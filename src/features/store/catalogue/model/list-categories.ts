import { storeCategory } from './store-category.ts';

/**
 * Subcategories of the public ecosystem list (`category`, `subcategory`) and their store categories. Where
 * the store has no such category, the nearest by the visitor's purpose: vaults are under staking (both earn
 * yield), portfolio and tax tools under data, physical networks under developer tools.
 */
const table: Readonly<Record<string, number>> = {
  'account abstraction': storeCategory.walletTools,
  ai: storeCategory.ai,
  bridge: storeCategory.bridge,
  'centralized exchange': storeCategory.onRamp,
  compute: storeCategory.developerTools,
  creator: storeCategory.social,
  'crypto taxes': storeCategory.data,
  dao: storeCategory.dao,
  data: storeCategory.data,
  depin: storeCategory.developerTools,
  derivatives: storeCategory.derivatives,
  'developer tool': storeCategory.developerTools,
  'developer tools': storeCategory.developerTools,
  dex: storeCategory.dex,
  'dex aggregator': storeCategory.dex,
  'fiat on-ramp': storeCategory.onRamp,
  gaming: storeCategory.games,
  identity: storeCategory.identity,
  insurance: storeCategory.security,
  'lending/borrowing': storeCategory.lending,
  'liquidity management': storeCategory.dex,
  messaging: storeCategory.social,
  multisig: storeCategory.walletTools,
  music: storeCategory.social,
  nft: storeCategory.nft,
  'node provider': storeCategory.developerTools,
  payments: storeCategory.payments,
  portfolio: storeCategory.data,
  portfolios: storeCategory.data,
  raas: storeCategory.developerTools,
  'real world': storeCategory.realWorldAssets,
  security: storeCategory.security,
  'self-custody': storeCategory.walletTools,
  social: storeCategory.social,
  stablecoin: storeCategory.stablecoin,
  yield: storeCategory.staking,
  'yield vault': storeCategory.staking,
};

const find = (name: string) => (Object.hasOwn(table, name) ? table[name] : undefined);

/**
 * Store categories of a subcategory; `developer tool,node provider` and `a / b` name several.
 * @returns undefined when one of them is unknown: a partial classification would hide the mistake
 */
export function mapListCategory(subcategory: string): number[] | undefined {
  const name = subcategory.trim().toLowerCase();
  const whole = find(name);
  if (whole !== undefined) return [whole];
  const parts = name.split(/,|\s\/\s/).map((part) => find(part.trim()));
  return parts.includes(undefined) ? undefined : [...new Set(parts as number[])];
}
