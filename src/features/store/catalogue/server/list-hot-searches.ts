import type { Locale } from '#i18n/locales.ts';
import type { HotSearch } from '../model/store-page.ts';
import { hotSearchCount } from './list-searched.ts';
import { presentDapp } from './present-dapp.ts';
import type { Snapshot } from './snapshot.ts';

/** `hid`s of the hot searches: the most frequent ones, filled up with the hottest DApps. */
export function hotSearchHids(
  searched: readonly number[],
  snapshot: Pick<Snapshot, 'entries' | 'entryByHid'>,
): number[] {
  const listed = searched.filter((hid) => snapshot.entryByHid.has(hid));
  const hottest = snapshot.entries.slice(0, hotSearchCount).map((entry) => entry.row.hid);
  return [...new Set([...listed, ...hottest])].slice(0, hotSearchCount);
}

export function listHotSearches(snapshot: Snapshot, locale: Locale): HotSearch[] {
  return hotSearchHids(snapshot.searched, snapshot)
    .map((hid) => snapshot.entryByHid.get(hid))
    .filter((entry) => entry !== undefined)
    .map((entry) => {
      const { hid, title, icon_url } = presentDapp(entry, locale);
      return { hid, title, icon_url, category_id: entry.categoryHids[0] ?? null };
    });
}
