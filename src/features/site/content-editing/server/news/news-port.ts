import type { ContentPort } from '#features/team/editing/server/content-port.ts';
import { hasNoEntry } from '#features/team/editing/server/has-no-entry.ts';
import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import { defaultNewsKind, isNewsKind } from '#features/core/news/model/news-kinds.ts';
import { publishedStatus } from '#features/core/news/server/list-news.ts';
import { dayBefore, endOfDay } from '../../model/news/end-of-day.ts';
import { newsKind } from '../../model/news/news-kind.ts';
import { coverAddress, draftCover, storedCover } from './stored-cover.ts';
import { textsByApiLanguage, textsByLocale } from './stored-texts.ts';

/** Status of rows that visitors do not see. */
export const hiddenStatus = 1;

type Texts = Record<string, Record<string, string>>;

/** The row of a draft, without its id. @param at when it is shown: a day on top of the list that has passed is none */
export function newsRow(body: ContentBody, at: Date) {
  const chosen = String(body.facts['kind'] ?? '');
  const end = endOfDay(String(body.facts['pinnedUntil'] ?? ''));
  return {
    status: publishedStatus,
    texts: JSON.stringify(textsByApiLanguage(newsKind, body)),
    kind: isNewsKind(chosen) ? chosen : defaultNewsKind,
    pinned_until: end !== null && end > at.toISOString() ? end : null,
    cover: draftCover(body),
  };
}

/** News: an item keeps the time of its first publication. */
export const newsPort: ContentPort = {
  kind: newsKind,
  async listNewRows(database, limit) {
    const rows = await database
      .selectFrom('news')
      .selectAll()
      .where(hasNoEntry(newsKind.name, 'news.id'))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, status, create_time, texts, kind, pinned_until, cover }) => ({
      id,
      isShown: status === publishedStatus,
      time: create_time,
      body: {
        texts: textsByLocale(JSON.parse(texts) as Texts),
        drafts: [],
        facts: { kind, pinnedUntil: dayBefore(pinned_until), cover: coverAddress(cover) },
      },
    }));
  },
  async write(transaction, { rowId, body, at }) {
    const row = { ...newsRow(body, at), cover: await storedCover(transaction, body) };
    if (rowId !== null) {
      await transaction.updateTable('news').set(row).where('id', '=', rowId).execute();
      return rowId;
    }
    const { id } = await transaction
      .insertInto('news')
      .values({ ...row, create_time: at.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  async hide(transaction, rowId) {
    await transaction.updateTable('news').set({ status: hiddenStatus }).where('id', '=', rowId).execute();
  },
  ending: {
    next: async (database) => {
      const row = await database
        .selectFrom('news')
        .select(({ fn }) => fn.min<string | null>('pinned_until').as('next'))
        .executeTakeFirst();
      return row?.next ?? null;
    },
    run: async (transaction, at) => {
      const { numUpdatedRows } = await transaction
        .updateTable('news')
        .set({ pinned_until: null })
        .where('pinned_until', '<=', at)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  },
};
