import { storeCategory } from './store-category.ts';

/**
 * Subcategories of the public ecosystem list (`category`, `subcategory`) and the store category each belongs to.
 * Where the store has no such category, the nearest in what the visitor comes for: vaults stand with staking (earning on what one
 * holds), portfolio and tax tools with data, physical networks with developer tools.
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
 * @returns undefined when one of them is not known: half a classification would hide the mistake
 */
export function mapListCategory(subcategory: string): number[] | undefined {
  const name = subcategory.trim().toLowerCase();
  const whole = find(name);
  if (whole !== undefined) return [whole];
  const parts = name.split(/,|\s\/\s/).map((part) => find(part.trim()));
  return parts.includes(undefined) ? undefined : [...new Set(parts as number[])];
}
