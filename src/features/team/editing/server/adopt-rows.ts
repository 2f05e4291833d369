import type { Database } from '#platform/database/database.ts';
import { localeCodes } from '#i18n/locales.ts';
import { choiceOf } from '../model/choice-of.ts';
import { markLanguage, titleOf } from '../model/languages.ts';
import type { ContentPort, StoredRow } from './content-port.ts';
import { scheduleEditor } from './editing-dependencies.ts';
import { appendVersion } from './store-version.ts';

/** Rows taken over in one transaction. */
const batchSize = 200;
const importer = { ...scheduleEditor, email: 'import', name: 'Import' };

async function adoptRow(database: Database, { kind }: ContentPort, row: StoredRow): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { body, isShown, time } = row;
    const marks = localeCodes.map((locale) => [
      locale,
      markLanguage(kind, body, { locale, isOutdated: false }),
    ]);
    const entry = await transaction
      .insertInto('content_entries')
      .values({
        kind: kind.name,
        row_id: row.id,
        state: isShown ? 'published' : 'unpublished',
        version: 1,
        live_version: isShown ? 1 : null,
        publish_time: time,
        listed_time: time,
        title: titleOf(kind, body),
        choice: choiceOf(kind, body),
        marks: JSON.stringify(Object.fromEntries(marks)),
        editor: importer.name,
      })
      // Another process took it over at the same moment.
      .onConflict((conflict) => conflict.columns(['kind', 'row_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!entry) return;
    const checked = Object.fromEntries(localeCodes.map((locale) => [locale, 1]));
    const version = { entryId: entry.id, number: 1, act: 'imported', body, checked } as const;
    await appendVersion(transaction, { ...version, editor: importer, at: new Date(time) });
  });
}

/** Gives an entry with its first version to each stored row that has none: the demonstration's and imported ones. */
export async function adoptRows(database: Database, port: ContentPort): Promise<void> {
  for (;;) {
    const rows = await port.listNewRows(database, batchSize);
    for (const row of rows) await adoptRow(database, port, row);
    if (rows.length < batchSize) return;
  }
}
