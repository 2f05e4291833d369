import { within } from '#lib/within.ts';
import type { MeasuredFigures, PrimaryMessage, ProcessMessage } from './process-messages.ts';
import type { ProcessPart } from './process-part.ts';
import { numberVariable } from './start-process.ts';

/** Longer than the primary waits for the other processes. */
const patienceMs = 5_000;

/** What a web process has of the primary one. */
export interface PrimaryLine {
  part: ProcessPart;
  sayServing(addresses: { portalAddress: string; deskAddress: string }): void;
  /** What the other processes measure; those that do not answer in time are left out. Never rejects. */
  readOthers(): Promise<readonly MeasuredFigures[]>;
  /** @param tell what this one measures */
  answerFigures(tell: () => Promise<MeasuredFigures>): void;
  /** @param end is called when the primary says so */
  onEnd(end: (isPolite: boolean) => void): void;
}

/** Opens the line of a process that `startProcess` has started. @param count how many there are */
export function openPrimaryLine(count: number): PrimaryLine {
  const questions = new Map<number, (all: readonly MeasuredFigures[]) => void>();
  let last = 0;
  let tell: () => Promise<MeasuredFigures> = async () => [];
  let end: (isPolite: boolean) => void = () => undefined;
  const send = (message: ProcessMessage) => void process.send?.(message);

  process.on('message', (message: PrimaryMessage) => {
    if (message.name === 'end') end(message.isPolite);
    else if (message.name === 'all-figures') questions.get(message.question)?.(message.all);
    else {
      const { question } = message;
      // Where it fails the primary does not wait for ever.
      tell().then(
        (figures) => send({ name: 'figures', question, figures }),
        () => undefined,
      );
    }
  });

  return {
    part: { number: Number(process.env[numberVariable]), count },
    sayServing: (addresses) => send({ name: 'serving', ...addresses }),
    async readOthers() {
      const question = (last += 1);
      const { promise, resolve } = Promise.withResolvers<readonly MeasuredFigures[]>();
      questions.set(question, resolve);
      send({ name: 'ask-figures', question });
      return within(promise, patienceMs)
        .catch(() => [])
        .finally(() => questions.delete(question));
    },
    answerFigures: (given) => void (tell = given),
    onEnd: (given) => void (end = given),
  };
}
