import { isNetworkKey, type NetworkKey } from '#features/core/chains/model/network-key.ts';
import type { DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import { readDelistings } from '#features/store/catalogue/server/read-delistings.ts';
import type { Finding } from '#features/store/token-checks/model/check.ts';
import type { ComparedToken, CompareToken } from '#features/store/token-checks/model/comparison.ts';
import {
  likenessOf,
  looksOf,
  type Likeness,
} from '#features/submission/submission-checks/model/look-alike.ts';
import type { Database } from '#platform/database/database.ts';
import { contractKey } from '../../model/asset-key.ts';
import { assetLooksOf, createKnownAssets, type KnownAsset } from '../known-assets.ts';
import { tokenAssetKind } from './token-kind.ts';

/** Nothing is asked of the chain for these. */
const told = (finding: Pick<Finding, 'id' | 'outcome' | 'why'>, params: Finding['params'] = {}): Finding => ({
  ...finding,
  params,
  call: null,
  block: null,
});

/** The row of a token in the catalogue, listed or not. */
interface OwnRow {
  hid: number;
  symbol: string;
  website: string;
  isListed: boolean;
  /** Why it was taken out; undefined where it was not. */
  delistedFor: DelistingReason | undefined;
}

async function findOwn(
  database: Database,
  network: NetworkKey,
  addressKey: string,
): Promise<OwnRow | undefined> {
  const row = await database
    .selectFrom('tokens')
    .innerJoin('chains', 'chains.hid', 'tokens.chain_hid')
    .select(['tokens.hid as hid', 'tokens.symbol as symbol', 'tokens.website as website'])
    .select('tokens.listed as listed')
    .where('chains.network', '=', network)
    .where('tokens.address_key', '=', addressKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const { listed, ...own } = row;
  if (listed === 1) return { ...own, isListed: true, delistedFor: undefined };
  const delistings = await readDelistings(database, { kind: 'token', hids: [own.hid] });
  return { ...own, isListed: false, delistedFor: delistings.get(own.hid)?.reason };
}

function listingOf(own: OwnRow | undefined): Finding {
  if (own?.isListed) return told({ id: 'listing', outcome: 'passed', why: 'listed' }, { hid: own.hid });
  return own?.delistedFor
    ? told({ id: 'listing', outcome: 'caution', why: 'delisted' }, { hid: own.hid, cause: own.delistedFor })
    : told({ id: 'listing', outcome: 'not-determined', why: 'not-listed' });
}

/** The same name or symbol is a matter of one network alone: one token has both on many. */
const isMistaken = (likeness: Likeness, isSameNetwork: boolean): boolean =>
  likeness !== undefined && (likeness !== 'same' || isSameNetwork);

/**
 * The first listed token that it is easily taken for. One that is listed itself was compared when it was listed, by people who decided about it,
 * so nothing is said.
 */
function lookAlikeOf(
  own: Pick<KnownAsset, 'key' | 'network' | 'nameLooks' | 'symbolLooks'>,
  listed: readonly KnownAsset[],
): Finding[] {
  if (listed.some(({ key }) => key === own.key)) return [];
  const like = listed.find((known) => {
    const isSameNetwork = known.network === own.network;
    return (
      isMistaken(likenessOf(own.nameLooks, known.nameLooks), isSameNetwork) ||
      isMistaken(likenessOf(own.symbolLooks, known.symbolLooks), isSameNetwork)
    );
  });
  if (!like) return [told({ id: 'look-alike', outcome: 'passed', why: 'resembles-none' })];
  const { name: title, symbol, network } = like;
  return [told({ id: 'look-alike', outcome: 'caution', why: 'resembles' }, { title, symbol, network })];
}

const hostOf = (website: string) => URL.parse(website)?.hostname.replace(/^www\./, '');

/** A team that moves to another contract has the earlier one taken out for one of these. */
const endedByTeam: readonly DelistingReason[] = ['closed', 'request'];

/** The listed token of the same network, site and symbol that a team has in the place of one that was taken out. */
async function findSuccessor(
  database: Database,
  network: NetworkKey,
  own: OwnRow,
): Promise<string | undefined> {
  const host = hostOf(own.website);
  if (host === undefined || !own.delistedFor || !endedByTeam.includes(own.delistedFor)) return undefined;
  const rows = await database
    .selectFrom('tokens')
    .innerJoin('chains', 'chains.hid', 'tokens.chain_hid')
    .select(['tokens.address as address', 'tokens.symbol as symbol', 'tokens.website as website'])
    .where('chains.network', '=', network)
    .where('tokens.listed', '=', 1)
    .orderBy('tokens.hid')
    .execute();
  const { folded } = looksOf(own.symbol);
  return rows.find(({ symbol, website }) => looksOf(symbol).folded === folded && hostOf(website) === host)
    ?.address;
}

/** Of a token that was never in the catalogue nothing is known. */
async function successorOf(
  database: Database,
  network: NetworkKey,
  own: OwnRow | undefined,
): Promise<Finding> {
  if (!own) return told({ id: 'successor', outcome: 'not-determined', why: 'not-replaced' });
  const successor = await findSuccessor(database, network, own);
  return successor === undefined
    ? told({ id: 'successor', outcome: 'passed', why: 'not-replaced' })
    : told({ id: 'successor', outcome: 'caution', why: 'replaced' }, { successor });
}

/**
 * What the catalogue knows about a token that is checked. Listed items alone: what is under review is nobody else's business, and visitors read
 * these findings too.
 */
export function createTokenComparison(database: Database): CompareToken {
  const known = createKnownAssets(database, tokenAssetKind);
  return async ({ network, address, name, symbol }: ComparedToken) => {
    if (!isNetworkKey(network)) return [];
    const looks = assetLooksOf({ network, address, name: name ?? '', symbol: symbol ?? '' });
    const addressKey = contractKey({ network, address, symbol: symbol ?? '' }).toLowerCase();
    const [listed, own] = await Promise.all([known.listed(), findOwn(database, network, addressKey)]);
    return [...lookAlikeOf(looks, listed), await successorOf(database, network, own), listingOf(own)];
  };
}
