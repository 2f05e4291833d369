import type { Selectable } from 'kysely';
import type { ApiLanguage } from '#i18n/api-language.ts';
import type { Database } from '#platform/database/database.ts';
import type { PromotionTable } from '#platform/database/content-tables.ts';
import type { Promotion, PromotionKind } from '../model/promotion.ts';
import { chooseStoredText, type StoredTexts } from './choose-stored-text.ts';
import { publishedStatus, type ContentListRequest } from './list-news.ts';

export interface PromotionRequest extends ContentListRequest {
  kind: PromotionKind;
}

export type StoredPromotion = Pick<
  Selectable<PromotionTable>,
  'hid' | 'titles' | 'image_url' | 'url' | 'position'
>;

/** A promotion in one language, or in the nearest one that editors wrote. */
export function presentPromotion({ titles, ...row }: StoredPromotion, language: ApiLanguage): Promotion {
  const { text: title = '', ...marked } = chooseStoredText(
    JSON.parse(titles) as StoredTexts<string>,
    language,
  );
  return { ...row, title, ...marked };
}

export async function listPromotions(
  database: Database,
  { kind, start, count, status = publishedStatus, language }: PromotionRequest,
): Promise<Promotion[]> {
  if (status !== publishedStatus) return [];
  const rows = await database
    .selectFrom('promotions')
    .select(['hid', 'titles', 'image_url', 'url', 'position'])
    .where('kind', '=', kind)
    .where('status', '=', publishedStatus)
    // The engines differ in `like`'s case sensitivity; links are stored normalized by URL, in lower case.
    .where(({ or, eb }) => or([eb('url', 'like', 'http://%'), eb('url', 'like', 'https://%')]))
    .orderBy('position')
    .orderBy('hid')
    .limit(count)
    .offset(start)
    .execute();
  return rows.map((row) => presentPromotion(row, language));
}
