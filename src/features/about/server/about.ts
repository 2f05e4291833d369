import type { Locale } from '#i18n/locales.ts';
import { groupMilestones } from '../model/group-milestones.ts';
import type { Milestone, MilestoneYear } from '../model/milestone.ts';

/** The about page's content from the brand, as opposed to its translated messages. */
export function createAbout({ milestones }: { milestones: readonly Milestone[] }) {
  return {
    listMilestoneYears: (locale: Locale): MilestoneYear[] => groupMilestones(milestones, locale),
  };
}

export type About = ReturnType<typeof createAbout>;
