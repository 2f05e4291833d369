const dayPattern = /^2[01]\d{2}-\d{2}-\d{2}$/;

/** Whether the text is a day of the calendar, YYYY-MM-DD, from 2000 to 2199. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
