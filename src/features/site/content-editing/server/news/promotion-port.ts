import type { Selectable } from 'kysely';
import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import type { ContentPort, StoredRow } from '#features/team/editing/server/content-port.ts';
import { hasNoEntry } from '#features/team/editing/server/has-no-entry.ts';
import { coverPath } from '#features/core/news/model/cover-path.ts';
import type { PromotionKind } from '#features/core/news/model/promotion.ts';
import { publishedStatus } from '#features/core/news/server/list-news.ts';
import type { StoredPromotion } from '#features/core/news/server/list-promotions.ts';
import type { PromotionTable } from '#platform/database/content-tables.ts';
import { promotionKinds } from '../../model/news/promotion-kinds.ts';
import { hiddenStatus } from './news-port.ts';
import { textsByApiLanguage, textsByLocale } from './stored-texts.ts';

/** Promotions were stored without a time before editors wrote them. */
const unknownTime = '2026-01-01T00:00:00.000Z';

/** The row of a body. Without a picture it has a chart, which its number determines. */
export function promotionRow(
  kind: PromotionKind,
  { hid, body }: { hid: number; body: ContentBody },
): StoredPromotion {
  const { url, picture, position } = body.facts;
  const texts = textsByApiLanguage(promotionKinds[kind], body) as Record<string, { title: string }>;
  const titles = Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title]));
  return {
    hid,
    url: String(url),
    image_url: String(picture) || coverPath(hid),
    position: Number(position),
    titles: JSON.stringify(titles),
  };
}

function readRow({ hid, url, image_url, status, position, titles }: Selectable<PromotionTable>): StoredRow {
  const texts = Object.entries(JSON.parse(titles) as Record<string, string>).map(
    ([language, title]) => [language, { title }] as const,
  );
  return {
    id: hid,
    isShown: status === publishedStatus,
    time: unknownTime,
    body: {
      texts: textsByLocale(Object.fromEntries(texts)),
      drafts: [],
      facts: { url, position, picture: image_url === coverPath(hid) ? '' : image_url },
    },
  };
}

/** Banners, activities or ads; all of them are rows of one table. */
const promotionPort = (name: PromotionKind): ContentPort => ({
  kind: promotionKinds[name],
  async listNewRows(database, limit) {
    const rows = await database
      .selectFrom('promotions')
      .selectAll()
      .where('kind', '=', name)
      .where(hasNoEntry(name, 'promotions.hid'))
      .orderBy('hid')
      .limit(limit)
      .execute();
    return rows.map(readRow);
  },
  async write(transaction, { rowId, body }) {
    const hid =
      rowId ??
      (
        await transaction
          .insertInto('promotions')
          .values({ kind: name, url: '', image_url: '', status: hiddenStatus, position: 0, titles: '{}' })
          .returning('hid')
          .executeTakeFirstOrThrow()
      ).hid;
    const { hid: _, ...row } = promotionRow(name, { hid, body });
    await transaction
      .updateTable('promotions')
      .set({ ...row, status: publishedStatus })
      .where('hid', '=', hid)
      .execute();
    return hid;
  },
  async hide(transaction, hid) {
    await transaction
      .updateTable('promotions')
      .set({ status: hiddenStatus })
      .where('hid', '=', hid)
      .execute();
  },
});

export const promotionPorts: readonly ContentPort[] = [
  promotionPort('banner'),
  promotionPort('activity'),
  promotionPort('ad'),
];
