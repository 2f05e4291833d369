/** How many points a key has in a span of time, which begins with its first point. */
export interface LimitRule {
  /** Two rules of the same name share their counts. */
  name: string;
  points: number;
  windowSeconds: number;
  /** Whether its counts survive a restart on SQLite too. Those in PostgreSQL always do. */
  isKept?: boolean;
}

export interface Take {
  rule: LimitRule;
  /** What is counted: a network address, or whatever the rule is about. Never stored as it is. */
  key: string;
  /** 1 by default. */
  points?: number;
}

export interface Refusal {
  rule: LimitRule;
  /** At least 1. */
  retryAfterSeconds: number;
}

/** Counts how often something was done, and refuses what is too often. It never throws, and never waits long for a database. */
export interface Limits {
  /**
   * Counts points before the work is done. All of them are counted, or where one is refused none.
   * @param takes each of another rule or key
   * @returns undefined where there were enough points left, otherwise the first rule that refuses
   */
  take(takes: readonly Take[]): Promise<Refusal | undefined>;
  /** Points that were taken and are not used; a window that has ended by now gives nothing back. */
  giveBack(takes: readonly Take[]): Promise<void>;
  /** Stores what has to survive a restart and is not stored yet. */
  keep(): Promise<void>;
}
