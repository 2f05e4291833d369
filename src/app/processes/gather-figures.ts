import { within } from '#lib/within.ts';
import type { MeasuredFigures, PrimaryMessage, ProcessMessage } from './process-messages.ts';

/** How long a process may take: a scrape waits for the slowest one. */
const patienceMs = 3_000;

type Send = (message: PrimaryMessage) => void;
type Figures = Extract<ProcessMessage, { name: 'figures' }>;

/** The primary's part in a scrape: passes the question to the processes that serve, and what they say back. */
export function createGathering(waitMs = patienceMs) {
  const waiting = new Map<number, (figures: MeasuredFigures) => void>();
  let last = 0;

  /** @returns undefined where it does not answer in time, for example because it has just ended */
  async function ask(send: Send): Promise<MeasuredFigures | undefined> {
    const question = (last += 1);
    const { promise, resolve } = Promise.withResolvers<MeasuredFigures>();
    waiting.set(question, resolve);
    send({ name: 'tell-figures', question });
    return within(promise, waitMs)
      .catch(() => undefined)
      .finally(() => waiting.delete(question));
  }

  return {
    /** Of each that answers. Never rejects. */
    async askAll(sends: readonly Send[]): Promise<MeasuredFigures[]> {
      const all = await Promise.all(sends.map(ask));
      return all.filter((figures) => figures !== undefined);
    },
    hear({ question, figures }: Figures): void {
      waiting.get(question)?.(figures);
    },
  };
}
