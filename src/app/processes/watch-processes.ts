import type { Log } from '#platform/log/log.ts';
import { createGathering } from './gather-figures.ts';
import type { PrimaryMessage, ProcessMessage } from './process-messages.ts';

/** A web process as the primary one sees it. */
export interface WebProcess {
  pid: number;
  send(message: PrimaryMessage): void;
  /** SIGKILL. */
  kill(): void;
}

/** What the primary is told about a process that it has started. */
export interface ProcessEvents {
  onMessage(message: ProcessMessage): void;
  /** Once. @param how the code or the signal with which it has ended */
  onEnd(how: number | string): void;
}

export interface WatchOptions {
  count: number;
  /** Starts a process. @param number from 1 */
  start(number: number, events: ProcessEvents): WebProcess;
  /** All of them serve for the first time. */
  onServing(addresses: { portalAddress: string; deskAddress: string }): void;
  /** They cannot serve, and all have ended. @param sentence why */
  onFailure(sentence: string): void;
  log: Log;
}

export interface ProcessWatch {
  /** Settles when all have put away what they had, and ended. @throws Error where one could not */
  stop(order: { isPolite: boolean }): Promise<void>;
}

/** The pause before a process is started again: doubled with each start after which it ended soon. */
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** A process that has served for so long is one that works: what ended it is not its start. */
const soundMs = 60_000;
/** Starts without success, of all processes together while none serves, after which a service manager has to see it. */
const mostFailures = 6;

const cannotStart =
  'A web process (WEB_PROCESSES) could not start; the lines before this one say why. The portal ends.';
const cannotServe = `No web process serves, and ${mostFailures} starts in a row have failed; the lines before this one say why. The portal ends.`;

/** A place that a process has, and its successors. */
interface Place {
  number: number;
  process: WebProcess | undefined;
  servingSince: number | undefined;
  /** Starts in a row after which it ended soon. */
  failures: number;
  again: ReturnType<typeof setTimeout> | undefined;
}

const isServing = ({ servingSince }: Place) => servingSince !== undefined;

/** The primary's view of all places, and what it does about them. */
class Watch implements ProcessWatch {
  readonly #options: WatchOptions;
  readonly #places: readonly Place[];
  readonly #gathering = createGathering();
  readonly #addresses = { portalAddress: '', deskAddress: '' };
  #haveAllServed = false;
  /** Since a process served, of all places. */
  #failures = 0;
  #failure: string | undefined;
  #unclean: string | undefined;
  #ending: PromiseWithResolvers<void> | undefined;

  constructor(options: WatchOptions) {
    this.#options = options;
    const empty = { process: undefined, servingSince: undefined, failures: 0, again: undefined };
    this.#places = Array.from({ length: options.count }, (_, index) => ({ number: index + 1, ...empty }));
  }

  begin(place = this.#places[0]!): void {
    place.again = undefined;
    place.process = this.#options.start(place.number, {
      onMessage: (message) => this.#hear(place, message),
      onEnd: (how) => this.#noteEnd(place, how),
    });
  }

  stop(order: { isPolite: boolean }): Promise<void> {
    if (this.#ending) return this.#ending.promise;
    this.#ending = Promise.withResolvers<void>();
    const { promise } = this.#ending;
    for (const place of this.#places) {
      clearTimeout(place.again);
      if (isServing(place)) place.process?.send({ name: 'end', ...order });
      // One that starts listens to nothing yet, and has nothing to put away.
      else place.process?.kill();
    }
    this.#settle();
    return promise;
  }

  #hear(place: Place, message: ProcessMessage): void {
    if (message.name === 'serving') this.#noteServing(place, message);
    else if (message.name === 'figures') this.#gathering.hear(message);
    else void this.#answer(place, message.question);
  }

  async #answer(asker: Place, question: number): Promise<void> {
    const others = this.#places.filter((each) => isServing(each) && each !== asker);
    const all = await this.#gathering.askAll(others.map((each) => (order) => each.process?.send(order)));
    asker.process?.send({ name: 'all-figures', question, all });
  }

  #noteServing(place: Place, { portalAddress, deskAddress }: Extract<ProcessMessage, { name: 'serving' }>) {
    const { count, onServing, log } = this.#options;
    place.servingSince = performance.now();
    this.#failures = 0;
    log.info({ process: place.number, processPid: place.process?.pid }, 'a web process serves');
    if (place.number === 1) Object.assign(this.#addresses, { portalAddress, deskAddress });
    if (this.#haveAllServed || this.#ending) return;
    if (this.#places.filter(isServing).length === count) {
      this.#haveAllServed = true;
      onServing(this.#addresses);
    } else if (place.number === 1) for (const other of this.#places.slice(1)) this.begin(other);
  }

  #noteEnd(place: Place, how: number | string): void {
    const { number, servingSince, process } = place;
    const hasServed = servingSince !== undefined;
    Object.assign(place, { process: undefined, servingSince: undefined });
    if (this.#ending) {
      if (how !== 0 && hasServed) this.#unclean = `Web process ${number} ended with ${how}.`;
      this.#settle();
      return;
    }
    this.#options.log.error({ process: number, processPid: process?.pid, how }, 'a web process has ended');
    if (!hasServed && !this.#places.some(isServing)) this.#failures += 1;
    if (!this.#haveAllServed) this.#fail(cannotStart);
    else if (this.#failures >= mostFailures) this.#fail(cannotServe);
    else this.#beginAgain(place, hasServed && performance.now() - servingSince >= soundMs);
  }

  #beginAgain(place: Place, isSound: boolean): void {
    place.failures = isSound ? 0 : place.failures + 1;
    const pauseMs = isSound ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (place.failures - 1));
    place.again = setTimeout(() => this.begin(place), pauseMs);
  }

  #fail(sentence: string): void {
    this.#failure = sentence;
    // How they end says less than the sentence.
    this.stop({ isPolite: false }).catch(() => undefined);
  }

  #settle(): void {
    if (!this.#ending || this.#places.some(({ process }) => process !== undefined)) return;
    if (this.#failure !== undefined) this.#options.onFailure(this.#failure);
    if (this.#unclean === undefined) this.#ending.resolve();
    else this.#ending.reject(new Error(this.#unclean));
  }
}

/**
 * Starts the web processes of a portal, first the one with the desk, which also brings the database up to date; replaces those that end; ends all.
 * It serves nothing itself.
 */
export function watchProcesses(options: WatchOptions): ProcessWatch {
  const watch = new Watch(options);
  watch.begin();
  return watch;
}
