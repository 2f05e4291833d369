const absolute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** `20 Nov 2026, 15:12 UTC`. @param time RFC 3339 */
export function describeTime(time: string): string {
  return `${absolute.format(new Date(time))} UTC`;
}
