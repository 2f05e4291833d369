import type { DelistingReason, ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { AppealOutcome, AppealSubject } from './appeal.ts';

export const appealStates = ['open', 'decided'] as const;
export type AppealState = (typeof appealStates)[number];

/** An appeal in the desk's queue. Times are RFC 3339, UTC. */
export interface AppealCase {
  id: number;
  version: number;
  submission_id: number;
  kind: ListedKind;
  title: string;
  subject: AppealSubject;
  create_time: string;
  due_time: string;
  decision: { outcome: AppealOutcome; text: string; actor: string; at: string } | null;
}

/**
 * Why this person cannot decide: they made the decision appealed against themselves, they did and nobody else could decide, or they
 * sent the submission.
 */
export type AppealBar = 'own-decision' | 'second-reviewer-needed' | 'own-submission';

/** An appeal with the decision that it is about. */
export interface AppealCaseDetail extends AppealCase {
  text: string;
  /** Language that the team reads. */
  locale: string;
  contested: {
    /** Who decided; null where no account did. */
    actor: string | null;
    at: string;
    /** Of a rejection: `rejection-reason.ts` of review. */
    rejection: string | null;
    delisting: DelistingReason | null;
    /** Of a rejection what the team read, of a delisting the note for the desk. */
    text: string;
  };
  /** False for a delisting that was undone in the meantime: the appeal can only be granted. */
  stands: boolean;
  /** Null when this person may decide. */
  bar: AppealBar | null;
}

/** Appeals by state, for the menu. */
export interface AppealCount {
  id: AppealState;
  count: number;
}
