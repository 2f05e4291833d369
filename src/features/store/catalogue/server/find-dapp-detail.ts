import type { Locale } from '#i18n/locales.ts';
import { chooseText } from '#i18n/choose-text.ts';
import type { DelistedDapp } from '../model/delisting.ts';
import type { DappDetailData } from '../model/store-page.ts';
import type { DappEntry } from './catalogue-records.ts';
import { presentCategory } from './present-category.ts';
import { presentStoreToken } from './present-store-token.ts';
import { presentCardDapp, presentDapp } from './present-dapp.ts';
import type { Snapshot } from './snapshot.ts';

const relatedCount = 6;

/** Other DApps of the same categories: those that share most of them first, then in list order. */
function findRelated(entry: DappEntry, { entriesByCategory }: Snapshot): DappEntry[] {
  const shared = new Map<DappEntry, number>();
  for (const category of entry.categoryHids) {
    for (const other of entriesByCategory.get(category) ?? [])
      shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  shared.delete(entry);
  return [...shared]
    .toSorted(
      ([a, sharedByA], [b, sharedByB]) =>
        sharedByB - sharedByA || b.row.hot - a.row.hot || a.row.hid - b.row.hid,
    )
    .slice(0, relatedCount)
    .map(([other]) => other);
}

/** @returns undefined when no DApp with this `hid` is listed */
export function findDappDetail(snapshot: Snapshot, hid: number, locale: Locale): DappDetailData | undefined {
  const entry = snapshot.entryByHid.get(hid);
  if (!entry) return undefined;
  const { categoryByHid, chainByHid, tokenByHid } = snapshot;
  return {
    dapp: presentDapp(entry, locale),
    categories: entry.categoryHids
      .map((category) => categoryByHid.get(category))
      .filter((category) => category !== undefined)
      .filter((category) => category.category_type === 0)
      .map((category) => presentCategory(category, locale)),
    chains: entry.chains
      .map((chain) => chainByHid.get(chain.hid))
      .filter((chain) => chain !== undefined)
      .map((chain) => ({
        hid: chain.hid,
        title: chain.title,
        short: chain.short,
        ns: chain.ns,
        chain_id: chain.chain_id,
        icon_url: chain.icon_url,
        explorer: chain.explorer,
      })),
    contracts: entry.contracts,
    tokens: entry.tokenHids
      .map((hidOfToken) => tokenByHid.get(hidOfToken))
      .filter((token) => token !== undefined)
      .map((token) => presentStoreToken(token, snapshot)),
    related: findRelated(entry, snapshot).map((other) => presentCardDapp(other, locale)),
  };
}

/** @returns undefined when the DApp is listed, or never was */
export function findDelistedDapp(
  { delistedByHid }: Snapshot,
  hid: number,
  locale: Locale,
): DelistedDapp | undefined {
  const entry = delistedByHid.get(hid);
  if (!entry) return undefined;
  const { reason, at, title, texts } = entry;
  return { hid, title: chooseText(texts, locale)?.title || title, reason, day: at.slice(0, 10) };
}
