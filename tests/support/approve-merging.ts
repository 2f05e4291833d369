import type { MergeFact } from '#features/submission/review/model/merge.ts';
import { ana, type World } from './submission-world.ts';

/**
 * Approves a submission that is merged into a listed entry. @param take facts of the submission that replace
 * the listed ones
 */
export async function approveMerging(
  world: World,
  { id, version }: { id: number; version: number },
  take: readonly MergeFact[] = [],
): Promise<void> {
  const { merge } = await world.review.get(id, ana);
  if (!merge) throw new Error('There is no listed entry to merge it into');
  const { hid, seen } = merge;
  const action = { name: 'approve' as const, merge: { hid, seen, take: [...take] } };
  await world.review.perform({ id, version, action, person: ana });
}
