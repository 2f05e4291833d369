import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import { shownTexts } from '#features/team/editing/model/languages.ts';
import { hasNoEntry } from '#features/team/editing/server/has-no-entry.ts';
import type { ContentPort } from '#features/team/editing/server/content-port.ts';
import { AppError } from '#lib/app-error.ts';
import { issueKind } from '../../model/issues/issue-kind.ts';

const started = () =>
  new AppError(
    'conflict',
    'This issue is being sent or was sent, so its text is fixed. Write a new issue for anything else.',
  );

/** Hands what editors wrote to the sending side. */
export const issuePort: ContentPort = {
  kind: issueKind,
  async listNewRows(database, limit) {
    const rows = await database
      .selectFrom('newsletter_issues')
      .selectAll()
      .where(hasNoEntry(issueKind.name, 'newsletter_issues.id'))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      body: {
        texts: JSON.parse(row.texts) as ContentBody['texts'],
        drafts: [],
        facts: { fallback: row.fallback },
      },
      isShown: row.state !== 'withdrawn',
      time: row.ready_time,
    }));
  },
  async write(transaction, { rowId, body, at }) {
    const row = {
      texts: JSON.stringify(shownTexts(issueKind, body)),
      fallback: body.facts['fallback'] === 'none' ? ('none' as const) : ('en' as const),
      state: 'ready' as const,
      ready_time: at.toISOString(),
    };
    if (rowId === null) {
      const { id } = await transaction
        .insertInto('newsletter_issues')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_issues')
      .set(row)
      .where('id', '=', rowId)
      .where('state', 'in', ['ready', 'withdrawn'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw started();
    return rowId;
  },
  async hide(transaction, rowId) {
    const { numUpdatedRows } = await transaction
      .updateTable('newsletter_issues')
      .set({ state: 'withdrawn' })
      .where('id', '=', rowId)
      .where('state', 'in', ['ready', 'withdrawn'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw started();
  },
};
