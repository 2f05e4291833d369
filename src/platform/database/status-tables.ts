/** A minute that was sampled, on whichever node: the sums count each once. */
interface StatusMinuteTable {
  /** RFC 3339 UTC, down to the minute: `2026-11-28T09:41`. */
  minute: string;
}

/** How a service did on one day. */
interface StatusDayTable {
  /** YYYY-MM-DD, UTC. */
  day: string;
  part: string;
  samples: number;
  /** How many of them were slow … */
  slow: number;
  /** … and how many disrupted. */
  disrupted: number;
}

/** How the portal's services are and were. */
export interface StatusTables {
  status_minutes: StatusMinuteTable;
  status_days: StatusDayTable;
}
