const dayMs = 24 * 60 * 60 * 1000;

/** The moment at which a day ends in UTC. @param day YYYY-MM-DD or empty @returns RFC 3339, null for no day */
export function endOfDay(day: string): string | null {
  return day === '' ? null : new Date(Date.parse(day) + dayMs).toISOString();
}

/** The other direction: the day that ends at a moment. @returns empty for null */
export function dayBefore(end: string | null): string {
  return end === null ? '' : new Date(Date.parse(end) - dayMs).toISOString().slice(0, 10);
}
