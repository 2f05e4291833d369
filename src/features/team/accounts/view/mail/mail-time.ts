const timeForm = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** A time in a mail to the team. @param time RFC 3339 */
export const mailTime = (time: string): string => timeForm.format(new Date(time));
