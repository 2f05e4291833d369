/** Wrong passwords in a row that cost nothing: people mistype. */
const freeFailures = 5;
const firstDelaySeconds = 30;
/** Short enough that the owner of an attacked account gets in the same day. */
export const longestDelaySeconds = 15 * 60;
/** After this long without a failure the count of an account starts over. */
export const forgetFailuresMs = 24 * 60 * 60_000;

/**
 * Seconds for which an account checks no password after so many failures in a row: none below five, then 30, doubled each time, up to 15 minutes.
 * @param failures in a row, from 1
 */
export function signInDelaySeconds(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** Math.min(failures - freeFailures, 10));
}
