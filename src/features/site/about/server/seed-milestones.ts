import { localeCodes } from '#i18n/locales.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { Milestone } from '../model/milestone.ts';
import type { StoredMilestoneTexts } from './about.ts';

/** A language that has only one of both texts is left out; English is always complete. */
function textsOf({ title, text }: Milestone): StoredMilestoneTexts {
  return Object.fromEntries(
    localeCodes.flatMap((locale) =>
      title[locale] && text[locale] ? [[locale, { title: title[locale], text: text[locale] }]] : [],
    ),
  );
}

async function hasRows(database: Database): Promise<boolean> {
  return (await database.selectFrom('milestones').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The history with which an empty database begins. Once there is a row, visible or not, the desk alone changes it. */
export async function seedMilestones(database: Database, milestones: readonly Milestone[]): Promise<void> {
  if (milestones.length === 0 || (await hasRows(database))) return;
  await database.transaction().execute(async (transaction) => {
    // Written first: a second process that starts at this moment waits here, and then finds the rows.
    await bumpContentRevision(transaction);
    if (await hasRows(transaction)) return;
    const rows = milestones
      .toSorted((a, b) => a.month.localeCompare(b.month))
      .map((milestone) => ({
        shown: 1,
        month: milestone.month,
        texts: JSON.stringify(textsOf(milestone)),
      }));
    await transaction.insertInto('milestones').values(rows).execute();
  });
}
