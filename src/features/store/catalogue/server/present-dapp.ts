import { chooseText } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { inPublishedOrder, type CardDapp, type Dapp } from '../model/dapp.ts';
import { factColumns, factsOf } from '../model/dapp-facts.ts';
import type { DappEntry } from './catalogue-records.ts';

/** A listed DApp in one language, as in the content API. */
export function presentDapp(
  { row, texts, languages, categoryHids, chains, withheld }: DappEntry,
  locale: Locale,
): Dapp {
  const text = chooseText(texts, locale);
  return inPublishedOrder({
    hid: row.hid,
    title: text?.title || row.title,
    desc: text?.desc ?? '',
    url: row.url,
    icon_url: row.icon_url,
    category_ids: categoryHids,
    chains,
    address: row.address,
    languages,
    // A withheld link is empty; without one it is null.
    ...factColumns(factsOf(row)),
    hot: row.hot > 0 ? 1 : 0,
    withheld_links: withheld,
    create_time: row.create_time,
  });
}

/** A listed DApp in one language, as a card of the store shows it. */
export function presentCardDapp(entry: DappEntry, locale: Locale): CardDapp {
  const { hid, title, desc, url, icon_url, category_ids, chains, ...rest } = presentDapp(entry, locale);
  const { languages, audit_url, withheld_links } = rest;
  const own = chains.map((chain) => ({ hid: chain.hid }));
  return { hid, title, desc, url, icon_url, category_ids, chains: own, languages, audit_url, withheld_links };
}
