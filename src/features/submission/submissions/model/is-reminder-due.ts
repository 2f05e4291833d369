const hourMs = 60 * 60_000;

/** How long before an interview its candidate is reminded of it. */
const reminderMs = 24 * hourMs;

/** An invitation that was sent later than this before the interview needs no reminder: it was read just before. */
const leastNoticeMs = 36 * hourMs;

interface Appointment {
  /** When the interview begins. RFC 3339 */
  time: string;
  /** When the invitation was sent. RFC 3339 */
  invited: string;
}

/** Is it time to remind of an interview? Until it begins: a reminder that is late, after an outage, is better than none. */
export function isReminderDue({ time, invited }: Appointment, now: Date): boolean {
  const beginMs = Date.parse(time);
  const leftMs = beginMs - now.getTime();
  return leftMs > 0 && leftMs <= reminderMs && beginMs - Date.parse(invited) >= leastNoticeMs;
}
