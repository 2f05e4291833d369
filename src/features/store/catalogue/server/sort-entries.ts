import { intlTag } from '#i18n/intl-tag.ts';
import type { Locale } from '#i18n/locales.ts';
import type { DappSort } from '../model/dapp-sort.ts';
import type { DappEntry } from './catalogue-records.ts';
import { presentDapp } from './present-dapp.ts';
import type { Snapshot } from './snapshot.ts';

type Places = ReadonlyMap<DappEntry, number>;

/** Ranks by name, computed once per snapshot and language: a collator is slow for thousands of names. */
const placesByName = new WeakMap<Snapshot, Map<Locale, Places>>();

function listPlaces({ entries }: Snapshot, locale: Locale): Places {
  const collator = new Intl.Collator(intlTag(locale), { numeric: true, sensitivity: 'base' });
  const named = entries.map((entry) => ({ entry, title: presentDapp(entry, locale).title }));
  named.sort((a, b) => collator.compare(a.title, b.title) || a.entry.row.hid - b.entry.row.hid);
  return new Map(named.map(({ entry }, place) => [entry, place]));
}

function getPlaces(snapshot: Snapshot, locale: Locale): Places {
  const known = placesByName.get(snapshot) ?? new Map<Locale, Places>();
  placesByName.set(snapshot, known);
  const places = known.get(locale) ?? listPlaces(snapshot, locale);
  known.set(locale, places);
  return places;
}

const compareTimes = (a: DappEntry, b: DappEntry) =>
  Number(a.row.create_time < b.row.create_time) - Number(a.row.create_time > b.row.create_time);

/**
 * Entries in the requested order; every order is total, so that pages of a list neither overlap nor leave
 * gaps.
 * @param entries as `filterEntries` returns them: hot ones first, or by relevance
 */
export function sortEntries(
  entries: readonly DappEntry[],
  { snapshot, sort, locale }: { snapshot: Snapshot; sort: DappSort; locale: Locale },
): readonly DappEntry[] {
  if (sort === 'hot') return entries;
  if (sort === 'newest') return entries.toSorted((a, b) => compareTimes(a, b) || b.row.hid - a.row.hid);
  const places = getPlaces(snapshot, locale);
  return entries.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
