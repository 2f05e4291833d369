import type { RefusalCode } from '#features/submission/donations/model/payment-code.ts';

/** How far back the numbers go, in weeks. */
export const periods = { '4w': 4, '12w': 12, '1y': 52 } as const;
export type Period = keyof typeof periods;

/** What is listed and paid for; applications of persons are not counted. */
export const countedKinds = ['dapp', 'token', 'nft'] as const;
export type CountedKind = (typeof countedKinds)[number];

/** How long submissions waited for an answer. Hours are null where nothing was decided. */
export interface DecisionSummary {
  decided: number;
  median_hours: number | null;
  /** Nine of ten were decided within. */
  ninety_hours: number | null;
  /** Share of the first answers, from 0 to 1, that came within the promised working days; null where there was none. */
  kept_share: number | null;
}

export interface DecisionWeek extends DecisionSummary {
  /** Its Monday, YYYY-MM-DD, UTC. */
  week: string;
}

export const queueAges = ['under-12h', '12-24h', '1-2d', '2-3d', 'over-3d', 'late'] as const;

export interface QueueAge {
  /** `late`: over the promise; the others are not. */
  age: (typeof queueAges)[number];
  items: number;
  /** Of them, those that no reviewer has open. */
  free: number;
}

export interface WaitingItem {
  id: number;
  title: string;
  /** Since when, RFC 3339 UTC. */
  since: string;
}

export interface SubmissionMonth extends Record<CountedKind, number> {
  /** `2026-11` */
  month: string;
}

export interface KindCount {
  kind: CountedKind;
  sent: number;
  listed: number;
  rejected: number;
  /** Waits for a payment, the team, or the desk. */
  open: number;
  /** Withdrawn or expired. */
  ended: number;
}

export interface FailedPayments {
  code: RefusalCode;
  failed: number;
  /** Of them, those whose submission was paid by another transaction. */
  solved: number;
}

export interface DonationMonth {
  /** `2026-11`, by the time the payment or refund was mined, or accepted where that is not known. */
  month: string;
  payments: number;
  /** Whole tokens as a decimal text; gross, before refunds. */
  amount: string;
  /** Given back and proven in this month, whenever it was paid. */
  refunds: number;
  refunded: string;
  /** `amount` without `refunded`; negative where more was given back than came in. */
  net: string;
  /** Payments confirmed by hand whose amount the chain did not show. */
  unknown: number;
}

export interface SearchedItem {
  title: string;
  count: number;
}

/** What visitors searched for in vain. */
export interface EmptySearch {
  name: string;
  /** Networks that typed it, counted once a day. */
  count: number;
  /** Its latest day, YYYY-MM-DD, UTC. */
  latest: string;
}

/** Everything that the screen shows. Times are UTC. */
export interface Numbers {
  id: string;
  /** RFC 3339. */
  at: string;
  /** Symbol of the donated token. */
  token: string;
  week: DecisionSummary;
  /** Earliest first. */
  weeks: DecisionWeek[];
  queue: { ages: QueueAge[]; oldest: WaitingItem | null };
  months: SubmissionMonth[];
  kinds: KindCount[];
  failed: FailedPayments[];
  donations: DonationMonth[];
  /** DApps that searches found most, in the last seven days. */
  searched: SearchedItem[];
  /** Names that searches did not find, in the last 28 days. */
  missing: EmptySearch[];
}
