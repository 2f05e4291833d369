import * as v from 'valibot';
import { milestoneSchema, type Milestone } from '#features/about/model/milestone.ts';
import file from './milestones.json' with { type: 'json' };
import { readDictionaries, translateTexts } from './translations.ts';

/** The brand's history, for the about page. It changes a few times a year, so it is read at the start and not kept in the database. */
export async function readMilestones(): Promise<Milestone[]> {
  const dictionaries = await readDictionaries();
  return v.parse(v.array(milestoneSchema), file).map(({ month, title, text }) => ({
    month,
    title: translateTexts(title, dictionaries),
    text: translateTexts(text, dictionaries),
  }));
}
