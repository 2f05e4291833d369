/** How long a submission that was not paid waits after its last change (rulings §4). */
export const unpaidDays = 14;
/** The same where a payment was ever sent in. */
export const claimedDays = 30;
