import { isSettled, type RevokeRun } from './revoke-run.ts';

/**
 * Performs runs one after another, because a signature covers one network. Stops at the first that does not end: what is left of it
 * stays on the page, and the person decides how to go on.
 * @param perform resolves to the run as it ended, undefined when it was given up
 */
export async function performInTurn(
  runs: readonly RevokeRun[],
  perform: (run: RevokeRun) => Promise<RevokeRun | undefined>,
): Promise<void> {
  for (const run of runs) {
    const ended = await perform(run);
    if (!ended || !isSettled(ended)) return;
  }
}
