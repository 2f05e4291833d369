/** A clock that is set right goes back by less than this. */
export const slackMs = 60_000;

/**
 * Whether a time has come. One further ahead than it is ever set was written under a clock that was wrong, or before a period became shorter.
 * @param aheadMs how far ahead of now it is, below 0 for what is past
 * @param longestMs how far ahead it is ever set
 */
export const hasCome = (aheadMs: number, longestMs: number): boolean =>
  aheadMs <= 0 || aheadMs > longestMs + slackMs;
