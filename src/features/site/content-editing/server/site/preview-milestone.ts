import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import { groupMilestones } from '#features/site/about/model/group-milestones.ts';
import { milestoneOf, type About } from '#features/site/about/server/about.ts';
import { milestoneTexts } from './milestone-port.ts';

/** The history as visitors will find it once the draft is published. A draft without a month or a text is not in it yet. */
export function previewMilestone(about: About, { id, body }: { id: number; body: ContentBody }): About {
  const texts = milestoneTexts(body);
  const month = String(body.facts['month'] ?? '');
  const isComplete = month !== '' && Object.keys(texts).length > 0;
  const listMilestones = async () => {
    const others = (await about.listMilestones()).filter((each) => each.id !== id);
    return isComplete ? [...others, { id, ...milestoneOf(month, texts) }] : others;
  };
  return {
    listMilestones,
    listMilestoneYears: async (locale) => groupMilestones(await listMilestones(), locale),
  };
}
