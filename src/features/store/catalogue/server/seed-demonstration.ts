import type { Chain } from '#features/core/chains/model/chain.ts';
import { listChains } from '#features/core/chains/server/list-chains.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { prepareIcon, storeIcons, type PreparedIcon } from '#platform/files/prepare-icon.ts';
import { factsOf, siteColumns } from '../model/dapp-facts.ts';
import { hotCategoryId } from '../model/hot-category.ts';
import type { DappContent, TokenContent } from './catalogue-content.ts';
import { insertDapps, type NewDapp } from './insert-dapps.ts';

type ChainByKey = ReadonlyMap<string, Chain>;
/** `hid`s of the tokens by symbol, each with its chain. */
type TokensBySymbol = ReadonlyMap<string, { hid: number; chain_hid: number }[]>;

function getChain(chains: ChainByKey, key: string): Chain {
  const chain = chains.get(key);
  if (!chain)
    throw new Error(
      `The demonstration content names the network ${key}, which content/chains.json does not have.`,
    );
  return chain;
}

async function seedTokens(
  transaction: Database,
  {
    tokens,
    icons,
    chains,
    time,
  }: { tokens: readonly TokenContent[]; icons: PreparedIcon[]; chains: ChainByKey; time: string },
): Promise<TokensBySymbol> {
  const rows = tokens.map((token, place) => {
    const chain = getChain(chains, token.network);
    return {
      chain_hid: chain.hid,
      name: token.name,
      symbol: token.symbol,
      bl_symbol: chain.short,
      address: token.address,
      address_key: token.address.toLowerCase(),
      decimal: token.decimal,
      precision: token.precision,
      total_supply: '',
      gas: '',
      website: token.website,
      descriptions: JSON.stringify(token.desc),
      icon_url: icons[place]?.url ?? '',
      token_protocol: token.token_protocol,
      create_time: time,
      source: 'demonstration' as const,
    };
  });
  const inserted = await transaction
    .insertInto('tokens')
    .values(rows)
    .returning(['hid', 'symbol', 'chain_hid'])
    .execute();
  const bySymbol = new Map<string, { hid: number; chain_hid: number }[]>();
  for (const { symbol, ...token } of inserted.toSorted((a, b) => a.hid - b.hid)) {
    bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), token]);
  }
  return bySymbol;
}

/** The token of a DApp's own chain where there is one with that symbol. */
function findTokenHid(symbol: string, chainHids: readonly number[], tokens: TokensBySymbol): number[] {
  const candidates = tokens.get(symbol) ?? [];
  const own =
    chainHids.flatMap((hid) => candidates.filter((token) => token.chain_hid === hid))[0] ?? candidates[0];
  return own ? [own.hid] : [];
}

function newDapp(
  dapp: DappContent,
  iconUrl: string,
  context: { chains: ChainByKey; tokens: TokensBySymbol; time: string },
): NewDapp {
  const chainHids = dapp.chains.map((key) => getChain(context.chains, key).hid);
  const contracts = Object.entries(dapp.addresses).flatMap(([key, addresses]) =>
    addresses.map((address) => ({ chain_hid: getChain(context.chains, key).hid, address })),
  );
  return {
    row: {
      title: dapp.title,
      ...siteColumns({ url: dapp.url, ...factsOf(dapp) }),
      icon_url: iconUrl,
      address: [...new Set(contracts.map(({ address }) => address))].join(','),
      hot: dapp.categories.includes(hotCategoryId) ? Math.max(dapp.hot, 1) : dapp.hot,
      source: 'demonstration',
      listed: 1,
      create_time: context.time,
    },
    texts: Object.fromEntries(
      Object.entries(dapp.desc).map(([locale, desc]) => [locale, { title: dapp.title, desc }]),
    ),
    categoryHids: dapp.categories.filter((hid) => hid !== hotCategoryId),
    chainHids,
    contracts,
    tokenHids: dapp.tokens.flatMap((symbol) => findTokenHid(symbol, chainHids, context.tokens)),
  };
}

const isEmpty = async (database: Database, table: 'dapps' | 'tokens') =>
  (await database.selectFrom(table).select('hid').limit(1).executeTakeFirst()) === undefined;

/**
 * Fills an empty store with the demonstration's tokens and DApps, all in one transaction; a non-empty store
 * stays unchanged. Chains and categories must exist.
 * @returns true when it filled the store
 */
export async function seedDemonstration(options: {
  database: Database;
  now: () => Date;
  tokens: readonly TokenContent[];
  dapps: readonly DappContent[];
}): Promise<boolean> {
  const { database, now, tokens, dapps } = options;
  if (!(await isEmpty(database, 'dapps')) || !(await isEmpty(database, 'tokens'))) return false;
  const tokenIcons = await Promise.all(
    tokens.map(({ network, symbol, icon }) =>
      prepareIcon(
        { name: symbol, id: `${network} ${symbol}` },
        icon === null ? undefined : { set: 'tokens', id: icon },
      ),
    ),
  );
  const dappIcons = await Promise.all(
    dapps.map(({ title, icon }) => (icon ? prepareIcon({ name: title, id: title }, icon) : undefined)),
  );
  await database.transaction().execute(async (transaction) => {
    const time = now().toISOString();
    const icons = [...tokenIcons, ...dappIcons].filter((icon) => icon !== undefined);
    await storeIcons(transaction, icons, now());
    const chains = new Map((await listChains(transaction)).map((chain) => [chain.network ?? '', chain]));
    const bySymbol = await seedTokens(transaction, { tokens, icons: tokenIcons, chains, time });
    const context = { chains, tokens: bySymbol, time };
    await insertDapps(
      transaction,
      dapps.map((dapp, place) => newDapp(dapp, dappIcons[place]?.url ?? '', context)),
    );
    await bumpContentRevision(transaction);
  });
  return true;
}
