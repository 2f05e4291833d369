import type { ContentPort } from '#features/editing/server/content-port.ts';
import { hasNoEntry } from '#features/editing/server/has-no-entry.ts';
import type { ContentBody } from '#features/editing/model/content-body.ts';
import { publishedStatus } from '#features/news/server/list-news.ts';
import { newsKind } from '../model/news-kind.ts';
import { textsByApiLanguage, textsByLocale } from './stored-texts.ts';

/** Status of rows that visitors do not see. */
export const hiddenStatus = 1;

type Texts = Record<string, Record<string, string>>;

/** What the row of a body says to visitors. */
export const newsTexts = (body: ContentBody) => JSON.stringify(textsByApiLanguage(newsKind, body));

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
    return rows.map(({ id, status, create_time, texts }) => ({
      id,
      isShown: status === publishedStatus,
      time: create_time,
      body: { texts: textsByLocale(JSON.parse(texts) as Texts), drafts: [], facts: {} },
    }));
  },
  async write(transaction, { rowId, body, at }) {
    const row = { status: publishedStatus, texts: newsTexts(body) };
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
};
