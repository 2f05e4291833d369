import type { Generated } from 'kysely';

/** Something that is wrong with the portal, from the first look that saw it until its end was told. */
export interface AlertTable {
  /** Of its rule. */
  name: string;
  /** A queue, a job, a chain or a host; empty where there is one of it. */
  subject: string;
  /** In the unit of the rule; null where there should be something and is nothing. */
  figure: number | null;
  figure_limit: number;
  since_time: string;
  /** When a node last knew whether it is wrong. */
  look_time: string;
  /** When people were told last; null while it is held back. */
  told_time: string | null;
  /** Since when it is right again; null while it is wrong. */
  over_time: string | null;
}

/** What a mail to the team says. */
interface AlertNoticeTable {
  id: Generated<number>;
  /** JSON: `ToldAlert[]`. */
  alerts: string;
  last_of_day: number;
  create_time: string;
}

/** How many mails about alerts a day has, on whichever node. */
interface AlertDayTable {
  /** YYYY-MM-DD, UTC. */
  day: string;
  mails: number;
}

export interface AlertTables {
  alerts: AlertTable;
  alert_notices: AlertNoticeTable;
  alert_days: AlertDayTable;
}
