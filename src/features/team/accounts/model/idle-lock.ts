/** The desk asks for the password again after this long without input. */
export const idleLockMs = 30 * 60_000;
