/** What a receiver can be told of. */
export const webhookTypes = [
  'submission.changed',
  'listing.added',
  'listing.delisted',
  'listing.restored',
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
    };
