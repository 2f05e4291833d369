import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import { shownTexts } from '#features/team/editing/model/languages.ts';
import type { ContentPort } from '#features/team/editing/server/content-port.ts';
import { hasNoEntry } from '#features/team/editing/server/has-no-entry.ts';
import { publishedStatus } from '#features/core/news/server/list-news.ts';
import type { StoredTutorial } from '#features/core/news/server/summarize-tutorial.ts';
import { tutorialKind } from '../../model/news/tutorial-kind.ts';
import { hiddenStatus } from './news-port.ts';
import { coverAddress, draftCover, storedCover } from './stored-cover.ts';

/** Tutorials were stored without a time before editors wrote them. */
const unknownTime = '2026-01-01T00:00:00.000Z';

/** The row of a draft, without its id. */
export const tutorialRow = (body: ContentBody): Omit<StoredTutorial, 'id'> & { position: number } => ({
  minutes: Number(body.facts['minutes']),
  position: Number(body.facts['position']),
  texts: JSON.stringify(shownTexts(tutorialKind, body)),
  cover: draftCover(body),
});

export const tutorialPort: ContentPort = {
  kind: tutorialKind,
  async listNewRows(database, limit) {
    const rows = await database
      .selectFrom('tutorials')
      .selectAll()
      .where(hasNoEntry(tutorialKind.name, 'tutorials.id'))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, status, minutes, position, texts, cover }) => ({
      id,
      isShown: status === publishedStatus,
      time: unknownTime,
      body: {
        texts: JSON.parse(texts) as ContentBody['texts'],
        drafts: [],
        facts: { minutes, position, cover: coverAddress(cover) },
      },
    }));
  },
  async write(transaction, { rowId, body }) {
    const cover = await storedCover(transaction, body);
    const row = { ...tutorialRow(body), cover, status: publishedStatus };
    if (rowId !== null) {
      await transaction.updateTable('tutorials').set(row).where('id', '=', rowId).execute();
      return rowId;
    }
    const { id } = await transaction
      .insertInto('tutorials')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  async hide(transaction, rowId) {
    await transaction
      .updateTable('tutorials')
      .set({ status: hiddenStatus })
      .where('id', '=', rowId)
      .execute();
  },
};
