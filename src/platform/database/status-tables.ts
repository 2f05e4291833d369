import type { Generated } from 'kysely';

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

/** What the desk says about services and products that are disrupted or will be. */
interface StatusNoticeTable {
  id: Generated<number>;
  /** Of the form: sending it again finds the notice that it made. */
  form_key: string;
  /** From 1; raised by each act, which names the one that it saw. */
  version: number;
  kind: string;
  /** Services and products, separated by spaces. */
  subjects: string;
  /** How far a disruption is; of maintenance, its times say that. */
  progress: string;
  /** JSON: title and text by locale. */
  texts: string;
  /** RFC 3339, UTC. */
  begin_time: string;
  /** RFC 3339, UTC; of maintenance. */
  planned_end_time: string | null;
  /** RFC 3339, UTC; null until a person ended it. */
  end_time: string | null;
}

/** What was added to a notice later. */
interface StatusNoticeUpdateTable {
  id: Generated<number>;
  notice_id: number;
  /** RFC 3339, UTC. */
  time: string;
  /** What the notice was from then on. */
  state: string;
  /** JSON: text by locale. */
  texts: string;
}

/** How the portal's services are and were, and what the desk says about them. */
export interface StatusTables {
  status_minutes: StatusMinuteTable;
  status_days: StatusDayTable;
  status_notices: StatusNoticeTable;
  status_notice_updates: StatusNoticeUpdateTable;
}
