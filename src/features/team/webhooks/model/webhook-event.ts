/** Events that a receiver can subscribe to. */
export const webhookTypes = [
  'submission.changed',
  'listing.added',
  'listing.delisted',
  'listing.restored',
  'alert.begun',
  'alert.ended',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** Facts that are no secret of a team: no email address, no link to the status page. */
export type WebhookEvent =
  | {
      type: 'submission.changed';
      data: {
        /** At the desk. */
        id: number;
        kind: string;
        /** Counts the changes of this submission: events may arrive in another order. */
        version: number;
        /** Null for a new one. */
        from: string | null;
        to: string;
      };
    }
  | {
      type: 'listing.added' | 'listing.delisted' | 'listing.restored';
      data: { kind: string; hid: number; name: string; reason: string | null };
    }
  | {
      type: 'alert.begun' | 'alert.ended';
      data: {
        alert: string;
        /** A queue, a job, a chain or a host; empty where there is one of it. */
        subject: string;
        /** RFC 3339, UTC. */
        since: string;
        /** What was measured last; null where there should be something and was nothing. */
        figure: number | null;
        limit: number;
      };
    };
