import type { Database } from '#platform/database/database.ts';
import type { Promotion, PromotionKind } from '../model/promotion.ts';
import { chooseStoredText, type StoredTexts } from './choose-stored-text.ts';
import { publishedStatus, type ContentListRequest } from './list-news.ts';

export interface PromotionRequest extends ContentListRequest {
  kind: PromotionKind;
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
    // The engines differ in `like`'s case sensitivity; links are stored normalized by URL, in lower case.
    .where(({ or, eb }) => or([eb('url', 'like', 'http://%'), eb('url', 'like', 'https://%')]))
    .orderBy('position')
    .orderBy('hid')
    .limit(count)
    .offset(start)
    .execute();
  return rows.map(({ hid, titles, image_url, url }) => {
    const { text: title = '', ...marked } = chooseStoredText(
      JSON.parse(titles) as StoredTexts<string>,
      language,
    );
    return { hid, title, ...marked, image_url, url };
  });
}
