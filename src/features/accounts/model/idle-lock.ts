/** The desk asks for the password again after this long without input. */
export const idleLockMs = 30 * 60_000;

/** Header of a call that was caused by a person's input within the last minute. */
export const activityHeader = 'Desk-Active';
