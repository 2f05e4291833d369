/** Work that goes on for as long as the process lives. */
export interface BackgroundLoop {
  /** Begins the next round at once instead of at the end of the rest. */
  wake(): void;
  /** Ends the loop after the round that is under way. */
  stop(): Promise<void>;
}

/**
 * Runs rounds one after the other, resting between them.
 * @param round returns how many milliseconds to rest; must not throw
 */
export function startLoop(round: () => Promise<number>): BackgroundLoop {
  let stopped = false;
  let woken = false;
  let endRest: (() => void) | undefined;

  const rest = async (restMs: number): Promise<void> => {
    if (stopped || woken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, restMs);
      // An otherwise finished process need not wait for the next round.
      timer.unref();
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    endRest = undefined;
  };

  const run = async (): Promise<void> => {
    while (!stopped) {
      woken = false;
      await rest(await round());
    }
  };
  const finished = run();

  return {
    wake() {
      woken = true;
      endRest?.();
    },
    async stop() {
      stopped = true;
      endRest?.();
      await finished;
    },
  };
}
