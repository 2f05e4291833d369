import type { Locale } from '#i18n/locales.ts';
import { groupMilestones } from '../model/group-milestones.ts';
import type { Milestone, MilestoneYear } from '../model/milestone.ts';

/** What the about page tells that is content, not words of the page. */
export function createAbout({ milestones }: { milestones: readonly Milestone[] }) {
  return {
    listMilestoneYears: (locale: Locale): MilestoneYear[] => groupMilestones(milestones, locale),
  };
}

export type About = ReturnType<typeof createAbout>;
