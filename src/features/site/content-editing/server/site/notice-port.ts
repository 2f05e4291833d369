import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import { shownTexts } from '#features/team/editing/model/languages.ts';
import type { ContentPort } from '#features/team/editing/server/content-port.ts';
import { hasNoEntry } from '#features/team/editing/server/has-no-entry.ts';
import type { NoticeTexts } from '#features/site/shell/server/notices.ts';
import { noticeKind } from '../../model/site/notice-kind.ts';

/** What visitors may read of a body. */
export function noticeOf(body: ContentBody): NoticeTexts {
  const texts = Object.entries(shownTexts(noticeKind, body)).map(([locale, { text }]) => [locale, text]);
  return { url: String(body.facts['url'] ?? ''), texts: Object.fromEntries(texts) };
}

export const noticePort: ContentPort = {
  kind: noticeKind,
  async listNewRows(database, limit) {
    const rows = await database
      .selectFrom('notices')
      .selectAll()
      .where(hasNoEntry(noticeKind.name, 'notices.id'))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, shown, since, url, texts: stored }) => {
      const texts = Object.entries(JSON.parse(stored) as Record<string, string>);
      return {
        id,
        isShown: shown === 1,
        time: since,
        body: {
          texts: Object.fromEntries(texts.map(([locale, text]) => [locale, { text }])),
          drafts: [],
          facts: { url },
        },
      };
    });
  },
  async write(transaction, { rowId, body, at }) {
    const { url, texts } = noticeOf(body);
    const row = { shown: 1, since: at.toISOString(), url, texts: JSON.stringify(texts) };
    if (rowId !== null) {
      await transaction.updateTable('notices').set(row).where('id', '=', rowId).execute();
      return rowId;
    }
    const { id } = await transaction
      .insertInto('notices')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  async hide(transaction, rowId) {
    await transaction.updateTable('notices').set({ shown: 0 }).where('id', '=', rowId).execute();
  },
};
