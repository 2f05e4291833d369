/** Whether, when and how often listed links are checked. Times are RFC 3339, UTC. */
export interface WatchState {
  /** There is one. */
  id: 'now';
  /** Whether this portal checks links by itself. */
  is_on: boolean;
  /** Hours between two checks of a link. */
  every_hours: number;
  /** How many links and contracts are watched. */
  links: number;
  /** When one was checked last; null before the first check. */
  last_look_time: string | null;
}
