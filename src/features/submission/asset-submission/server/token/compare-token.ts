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
import { trimEndOf } from '#lib/trim-end-of.ts';
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

/** A token that is listed, or was. */
interface OwnRow {
  hid: number;
  symbol: string;
  website: string;
  /** Why it was taken out; undefined for one that is listed. */
  delistedFor: DelistingReason | undefined;
}

/** Undefined also for a row that is not shown and was not taken out: visitors are not told that there is one. */
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
  if (listed === 1) return { ...own, delistedFor: undefined };
  const delistings = await readDelistings(database, { kind: 'token', hids: [own.hid] });
  const delistedFor = delistings.get(own.hid)?.reason;
  return delistedFor && { ...own, delistedFor };
}

function listingOf(own: OwnRow | undefined): Finding {
  if (!own) return told({ id: 'listing', outcome: 'not-determined', why: 'not-listed' });
  const { hid, delistedFor: cause } = own;
  return cause
    ? told({ id: 'listing', outcome: 'caution', why: 'delisted' }, { hid, cause })
    : told({ id: 'listing', outcome: 'passed', why: 'listed' }, { hid });
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

/** With its path: many teams have their pages on one host. Undefined for what is no link. */
function siteOf(website: string): string | undefined {
  const url = URL.parse(website);
  return url ? url.hostname.replace(/^www\./, '') + trimEndOf(url.pathname, '/') : undefined;
}

/** The earlier contract of a team that moves to another one is taken out for one of these. */
const endedByTeam: readonly DelistingReason[] = ['closed', 'request'];

/**
 * The listed token with the same network, website and symbol as one that was closed or taken out: perhaps its successor. No team has said so,
 * therefore no finding does.
 */
async function findSuccessor(
  database: Database,
  network: NetworkKey,
  own: OwnRow,
): Promise<string | undefined> {
  const site = siteOf(own.website);
  const { folded } = looksOf(own.symbol);
  if (site === undefined || folded === '') return undefined;
  if (!own.delistedFor || !endedByTeam.includes(own.delistedFor)) return undefined;
  const rows = await database
    .selectFrom('tokens')
    .innerJoin('chains', 'chains.hid', 'tokens.chain_hid')
    .select(['tokens.address as address', 'tokens.symbol as symbol', 'tokens.website as website'])
    .where('chains.network', '=', network)
    .where('tokens.listed', '=', 1)
    .orderBy('tokens.hid')
    .execute();
  return rows.find(({ symbol, website }) => looksOf(symbol).folded === folded && siteOf(website) === site)
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
    : told({ id: 'successor', outcome: 'caution', why: 'same-symbol-and-site' }, { successor });
}

/**
 * What the catalogue knows about a token that is checked. Listed items alone: what is under review is not told, because visitors read these
 * findings too.
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
