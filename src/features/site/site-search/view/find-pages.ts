import type { I18n } from '@lingui/core';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { listFooterColumns } from '#features/site/navigation/model/footer-columns.ts';
import { listMenuGroups, type Target } from '#features/site/navigation/model/navigation.ts';
import { footerLinkTitles } from '#features/site/navigation/view/footer-words.ts';
import { linkLines, linkTitles } from '#features/site/navigation/view/link-words.ts';
import type { Locale } from '#i18n/locales.ts';
import { foldPairs } from '#lib/fold-pairs.ts';
import { foldText } from '#lib/fold-text.ts';
import { findMatches, parseWords } from '#lib/match-words.ts';
import type { IconName } from '#ui/icon/icon-names.ts';

/** A page of the site, or one that its menus lead to. */
export interface SitePage {
  title: string;
  /** What it is for; only pages of the menus have one. */
  line?: string;
  icon?: IconName;
  target: Target;
}

const addressOf = (target: Target) => ('page' in target ? target.page : target.external);

/** The words of an address: they are English in every language. */
const wordsOf = (target: Target) => ('page' in target ? target.page.replaceAll(/[^a-z]+/g, ' ') : '');

function listPages({ brand, locale, i18n }: { brand: Brand; locale: Locale; i18n: I18n }): SitePage[] {
  const menus = listMenuGroups(brand, locale).flatMap(({ links }) =>
    links.map(({ id, icon, target }) => {
      return { title: i18n._(linkTitles[id]), line: i18n._(linkLines[id]), icon, target };
    }),
  );
  const footer = listFooterColumns(brand, locale).flatMap(({ links }) =>
    links.map((link) => {
      return { title: 'id' in link ? i18n._(footerLinkTitles[link.id]) : link.name, target: link.target };
    }),
  );
  const byAddress = new Map<string, SitePage>();
  for (const page of [...menus, ...footer])
    if (!byAddress.has(addressOf(page.target))) byAddress.set(addressOf(page.target), page);
  return [...byAddress.values()];
}

/**
 * Pages whose words in the menus and the footer, or in their address, have all words of the search.
 * @param hanPairs those of the words, of `hanPairsFor`
 */
export function findPages(
  { key, hanPairs }: { key: string; hanPairs: string },
  site: { brand: Brand; locale: Locale; i18n: I18n },
): SitePage[] {
  const foldHan = foldPairs(hanPairs);
  const fold = (text: string) => foldHan(foldText(text));
  return findMatches(listPages(site), parseWords(key, fold), ({ title, line = '', target }) => {
    const folded = fold(title);
    return { title: folded, all: `${folded} ${fold(line)} ${wordsOf(target)}` };
  });
}
