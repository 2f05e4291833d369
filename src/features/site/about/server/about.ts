import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import { groupMilestones } from '../model/group-milestones.ts';
import type { MilestoneTexts, MilestoneYear } from '../model/milestone.ts';

/** By locale, as milestones are stored. */
export type StoredMilestoneTexts = Partial<Record<Locale, { title: string; text: string }>>;

/** A stored milestone as the page's model takes it. */
export function milestoneOf(month: string, texts: StoredMilestoneTexts): MilestoneTexts {
  const of = (field: 'title' | 'text') =>
    Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, text[field]]));
  return { month, title: of('title'), text: of('text') };
}

/** The about page's content, as opposed to its translated messages. */
export interface About {
  /** Those that visitors see, with their row's id. */
  listMilestones(): Promise<(MilestoneTexts & { id: number })[]>;
  listMilestoneYears(locale: Locale): Promise<MilestoneYear[]>;
}

async function listMilestones(database: Database): Promise<(MilestoneTexts & { id: number })[]> {
  const rows = await database
    .selectFrom('milestones')
    .select(['id', 'month', 'texts'])
    .where('shown', '=', 1)
    .orderBy('month')
    .orderBy('id')
    .execute();
  return rows.map(({ id, month, texts }) => ({
    id,
    ...milestoneOf(month, JSON.parse(texts) as StoredMilestoneTexts),
  }));
}

export function createAbout({ database }: { database: Database }): About {
  return {
    listMilestones: () => listMilestones(database),
    listMilestoneYears: async (locale) => groupMilestones(await listMilestones(database), locale),
  };
}
