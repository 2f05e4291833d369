import { localeOfApiLanguage } from '#i18n/api-language.ts';
import { chooseText, otherLanguageOf } from '#i18n/choose-text.ts';
import type { Database } from '#platform/database/database.ts';
import type { Promotion } from '../model/promotion.ts';
import { publishedStatus } from './list-news.ts';
import type { PromotionRequest } from './news.ts';

/** @param titles JSON by content language, as editors write them */
function textsByLocale(titles: string): Partial<Record<string, string>> {
  const texts = JSON.parse(titles) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(texts).map(([language, title]) => [localeOfApiLanguage(language), title]),
  );
}

export async function listPromotions(
  database: Database,
  { kind, start, count, status = publishedStatus, language }: PromotionRequest,
): Promise<Promotion[]> {
  if (status !== publishedStatus) return [];
  const rows = await database
    .selectFrom('promotions')
    .select(['hid', 'titles', 'image_url', 'url'])
    .where('kind', '=', kind)
    .where('status', '=', publishedStatus)
    // `like` differs in case between the engines; links are stored as URL wrote them, in lower case.
    .where(({ or, eb }) => or([eb('url', 'like', 'http://%'), eb('url', 'like', 'https://%')]))
    .orderBy('position')
    .orderBy('hid')
    .limit(count)
    .offset(start)
    .execute();
  const locale = localeOfApiLanguage(language);
  return rows.map(({ hid, titles, image_url, url }) => {
    const texts = textsByLocale(titles);
    const lang = otherLanguageOf(texts, locale);
    const title = chooseText(texts, locale) ?? '';
    return { hid, title, ...(lang === undefined ? {} : { lang }), image_url, url };
  });
}
