/** Events that a receiver can subscribe to. */
export const webhookTypes = [
  'submission.changed',
  'submission.late',
  'report.received',
  'finding.opened',
  'link.withheld',
  'link.returned',
  'appeal.received',
  'appeal.decided',
  'case.assigned',
  'proposal.waiting',
  'listing.added',
  'listing.changed',
  'listing.delisted',
  'listing.restored',
  'release.published',
  'release.withdrawn',
  'alert.begun',
  'alert.ended',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** A link of a listed item; `field` as in the form, such as `url`. */
interface LinkData {
  kind: string;
  hid: number;
  field: string;
  /** Of the item. */
  name: string;
}

/** A release of a platform; file and hash are null where a store delivers it. */
interface ReleaseData {
  id: number;
  platform: string;
  version: string;
  file: string | null;
  /** Lower-case hex. */
  sha256: string | null;
  /** Its other files, as genuine as the first. */
  further: { file: string; sha256: string }[];
}

/** An appeal about a submission; both numbers are the desk's. */
interface AppealData {
  id: number;
  submission: number;
  kind: string;
}

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
      type: 'submission.late';
      data: {
        id: number;
        kind: string;
        /** RFC 3339, UTC. */
        promised: string;
      };
    }
  /** `title` is what was reported: the name of an item, or the host of a site. */
  | { type: 'report.received'; data: { id: number; kind: string; title: string; reason: string } }
  /** `code` is its most serious signal. */
  | { type: 'finding.opened'; data: LinkData & { id: number; code: string } }
  | { type: 'link.withheld'; data: LinkData & { finding: number } }
  | { type: 'link.returned'; data: LinkData }
  | { type: 'appeal.received'; data: AppealData }
  | { type: 'appeal.decided'; data: AppealData & { outcome: string } }
  /** `kind` is the path of the list at the desk. */
  | { type: 'case.assigned'; data: { kind: string; id: number; assigned: boolean } }
  /** `kind` is what is proposed; for a `payment` the number is the submission's. */
  | { type: 'proposal.waiting'; data: { id: number; kind: string; title: string } }
  /** `fields` are those that differ. */
  | { type: 'listing.changed'; data: { kind: string; hid: number; name: string; fields: string[] } }
  | { type: 'release.published'; data: ReleaseData }
  | { type: 'release.withdrawn'; data: ReleaseData & { reason: string } }
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
