import { createKeyedSemaphore } from '#lib/keyed-semaphore.ts';
import { createSemaphore } from '#lib/semaphore.ts';
import type { SpentBy } from './relay-budget.ts';

/** A page reads each network four times at once, and up to ten networks: the others wait. */
const perVisitor = { atOnce: 6, waiting: 40 };
const perNetwork = { atOnce: 12, waiting: 48 };
/** Each answer may be some megabytes long. */
const answers = { atOnce: 24, waiting: 136 };
/** Waiting requests are in memory too. */
const held = { atOnce: 160, waiting: 0 };

interface RelaySlots {
  /** @returns who has too many reads under way where the work was not started */
  run<Result>(
    who: { visitor: string; network: string },
    work: () => Promise<Result>,
  ): Promise<{ done: Awaited<Result> } | { full: SpentBy }>;
}

/** How many reads run at the same time: an address takes places from nobody but itself, and a slow network waits alone. */
export function createRelaySlots(): RelaySlots {
  const all = createSemaphore(held);
  const visitors = createKeyedSemaphore(perVisitor);
  const networks = createKeyedSemaphore(perNetwork);
  const answering = createSemaphore(answers);
  return {
    async run<Result>(who: { visitor: string; network: string }, work: () => Promise<Result>) {
      const full = { full: 'network' as const };
      const answer = async () => {
        const result = await answering.run(async () => ({ done: await work() }));
        return result ?? full;
      };
      const ofNetwork = async () => (await networks.run(who.network, answer)) ?? full;
      const ofVisitor = async () =>
        (await visitors.run(who.visitor, ofNetwork)) ?? { full: 'visitor' as const };
      return (await all.run(ofVisitor)) ?? full;
    },
  };
}
