import type { AlertFinding } from './judge-readings.ts';
import type { AlertChange } from './follow-alert.ts';

/** An alert as it is sent to people. */
export interface ToldAlert extends AlertFinding {
  change: AlertChange;
  /** RFC 3339, UTC. */
  since: string;
}

/** What keeps a node from storing anything, its alerts included: no answer of the database, or a data folder that cannot be written. */
export type Obstacle = 'database' | 'folder';

/** What a mail to the team says: what changed at one look, or what keeps a node from storing alerts. */
export type AlertMailFacts = {
  /** Of the portal, with its port where it has one. */
  host: string;
  /** Scheme, host and port of the desk. */
  deskOrigin: string;
} & (
  | { about: 'alerts'; alerts: readonly ToldAlert[]; isLastOfDay: boolean }
  | {
      about: 'obstacle';
      obstacle: Obstacle;
      change: 'begun' | 'ended';
      /** Host of the node. */
      node: string;
      /** RFC 3339, UTC. */
      since: string;
    }
);
