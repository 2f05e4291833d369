/** After so long without anybody's hand at it, the desk asks for the password again. */
export const idleLockMs = 30 * 60_000;

/** Header of a call that came of somebody's hand within the last minute. */
export const activityHeader = 'Desk-Active';
