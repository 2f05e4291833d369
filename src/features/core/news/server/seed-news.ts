import { apiLanguageOf } from '#i18n/api-language.ts';
import { localeCodes } from '#i18n/locales.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { coverPath } from '../model/cover-path.ts';
import type { PromotionKind } from '../model/promotion.ts';
import type { NewsContent, PromotionContent, TutorialContent } from './news-content.ts';

function newsRow({ kind, create_time, title, desc, content }: NewsContent) {
  const texts = Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const text = { title: title[locale], desc: desc[locale], content: content[locale] };
      // An item is translated completely or not at all.
      return Object.values(text).includes(undefined) ? [] : [[apiLanguageOf(locale), text]];
    }),
  );
  return { status: 0, kind, create_time: new Date(create_time).toISOString(), texts: JSON.stringify(texts) };
}

function promotionRow(kind: PromotionKind, { title, url, seed }: PromotionContent, position: number) {
  const titles = Object.fromEntries(
    localeCodes.flatMap((locale) => (title[locale] ? [[apiLanguageOf(locale), title[locale]]] : [])),
  );
  return { kind, url, image_url: coverPath(seed), status: 0, position, titles: JSON.stringify(titles) };
}

function tutorialRow({ minutes, title, body }: TutorialContent, position: number) {
  const texts = Object.fromEntries(
    Object.keys(title).map((locale) => [locale, { title: title[locale], body: body[locale] ?? '' }]),
  );
  return { minutes, position, texts: JSON.stringify(texts) };
}

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;

/**
 * Fills the editors' tables with the demonstration, each table separately and only while it is empty, all in
 * one transaction. The database numbers the rows; in an empty one they get the numbers that the content's
 * links use.
 */
export async function seedNews(options: {
  database: Database;
  news: readonly NewsContent[];
  promotions: Readonly<Record<PromotionKind, readonly PromotionContent[]>>;
  tutorials: readonly TutorialContent[];
}): Promise<void> {
  const { news, promotions, tutorials } = options;
  const promotionRows = Object.entries(promotions).flatMap(([kind, items]) =>
    items.map((item, position) => promotionRow(kind as PromotionKind, item, position)),
  );
  await options.database.transaction().execute(async (transaction) => {
    const isEmpty = async (table: 'news' | 'promotions' | 'tutorials') =>
      (await transaction
        .selectFrom(table)
        .select(({ lit }) => lit(1).as('one'))
        .limit(1)
        .executeTakeFirst()) === undefined;
    let filled = false;
    if (news.length > 0 && (await isEmpty('news'))) {
      await transaction.insertInto('news').values(news.toSorted(byId).map(newsRow)).execute();
      filled = true;
    }
    if (promotionRows.length > 0 && (await isEmpty('promotions'))) {
      await transaction.insertInto('promotions').values(promotionRows).execute();
      filled = true;
    }
    if (tutorials.length > 0 && (await isEmpty('tutorials'))) {
      await transaction.insertInto('tutorials').values(tutorials.toSorted(byId).map(tutorialRow)).execute();
      filled = true;
    }
    if (filled) await bumpContentRevision(transaction);
  });
}
