import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import { shownTexts } from '#features/team/editing/model/languages.ts';
import type { ContentPort } from '#features/team/editing/server/content-port.ts';
import { hasNoEntry } from '#features/team/editing/server/has-no-entry.ts';
import type { StoredMilestoneTexts } from '#features/site/about/server/about.ts';
import { milestoneKind } from '../../model/site/milestone-kind.ts';

/** The brand's history has no time of its own. */
const unknownTime = '2026-01-01T00:00:00.000Z';

/** What visitors may read of a body. */
export const milestoneTexts = (body: ContentBody) => shownTexts(milestoneKind, body) as StoredMilestoneTexts;

export const milestonePort: ContentPort = {
  kind: milestoneKind,
  async listNewRows(database, limit) {
    const rows = await database
      .selectFrom('milestones')
      .selectAll()
      .where(hasNoEntry(milestoneKind.name, 'milestones.id'))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, shown, month, texts }) => ({
      id,
      isShown: shown === 1,
      time: unknownTime,
      body: { texts: JSON.parse(texts) as ContentBody['texts'], drafts: [], facts: { month } },
    }));
  },
  async write(transaction, { rowId, body }) {
    const texts = JSON.stringify(milestoneTexts(body));
    const row = { shown: 1, month: String(body.facts['month']), texts };
    if (rowId !== null) {
      await transaction.updateTable('milestones').set(row).where('id', '=', rowId).execute();
      return rowId;
    }
    const { id } = await transaction
      .insertInto('milestones')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  async hide(transaction, rowId) {
    await transaction.updateTable('milestones').set({ shown: 0 }).where('id', '=', rowId).execute();
  },
};
