/** One of someone's own sessions. Times are RFC 3339, UTC. */
export interface OwnSession {
  id: string;
  /** What the browser calls itself; null where it did not say. */
  user_agent: string | null;
  create_time: string;
  /** When someone last used it. */
  active_time: string;
  is_current: boolean;
  /** It began by single sign-on, not with the desk's own password or passkey. */
  by_single_sign_on: boolean;
}
