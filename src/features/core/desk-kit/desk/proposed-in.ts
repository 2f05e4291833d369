/** The number of the proposal in an answer to a change that waits for a second person; undefined for one that was made. */
export function proposedIn(answer: unknown): number | undefined {
  const { proposed } = (answer ?? {}) as { proposed?: unknown };
  return typeof proposed === 'number' ? proposed : undefined;
}

/** Told to the person who made a change. @param done where it was made */
export const doneOrWaits = (answer: unknown, done: string): string =>
  proposedIn(answer) === undefined
    ? done
    : 'A second person has to confirm this. Visitors do not see it yet.';

/** The screen of a proposal. */
export const proposalPath = (proposed: number): string => `/proposals/${proposed}/show`;
