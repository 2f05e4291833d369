/** Header of a call that was caused by a person's input within the last minute. */
export const activityHeader = 'Desk-Active';
