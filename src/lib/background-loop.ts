/** Work that continues for as long as the process lives. */
export interface BackgroundLoop {
  /** Starts the next round immediately instead of after the pause. */
  wake(): void;
  /** Ends the loop after the current round. */
  stop(): Promise<void>;
}

/**
 * Runs rounds one after the other, with pauses between them.
 * @param round returns how many milliseconds to pause; must not throw
 */
export function startLoop(round: () => Promise<number>): BackgroundLoop {
  let stopped = false;
  let woken = false;
  let endRest: (() => void) | undefined;

  const rest = async (restMs: number): Promise<void> => {
    if (stopped || woken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, restMs);
      // The pause alone does not keep the process alive.
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
