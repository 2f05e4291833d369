/** One of someone's own sessions. Times are RFC 3339, UTC. */
export interface OwnSession {
  id: string;
  /** What the browser calls itself; null where it did not say. */
  user_agent: string | null;
  create_time: string;
  /** When someone last used it. */
  active_time: string;
  is_current: boolean;
}
