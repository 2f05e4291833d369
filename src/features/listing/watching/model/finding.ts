import * as v from 'valibot';
import { delistingReasons, listedKinds, type ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { linkFields } from '#features/store/catalogue/model/listed-link.ts';
import { signalCodes, type Signal, type SignalCode } from './signal.ts';
import { watchNote as note, withholdingEntries, type Withholding } from './withholding.ts';

/** What the desk does with a finding. */
export const watchActionSchema = v.variant('name', [
  /** Nothing is wrong: what the link shows now is what the next looks are compared with. */
  v.object({ name: v.literal('dismiss'), note }),
  v.object({ name: v.literal('delist'), note, reason: v.picklist(delistingReasons) }),
  /** Take the link away from visitors until the finding is decided. */
  v.object({ name: v.literal('unlink'), ...withholdingEntries }),
  /** Do not wait for the schedule. */
  v.object({ name: v.literal('look') }),
]);
export type WatchAction = v.InferOutput<typeof watchActionSchema>;

export type FindingState =
  | 'open'
  | 'dismissed'
  | 'delisted'
  /** The link was as before, before anyone decided. */
  | 'recovered'
  /** The item got another link, or is no longer listed. */
  | 'replaced';

/** Tabs of the list. */
export const findingTabs = ['open', 'decided'] as const;
export type FindingTab = (typeof findingTabs)[number];

/** Filters of the list. */
export const findingFilterEntries = {
  state: v.optional(v.picklist(findingTabs), 'open'),
  kind: v.optional(v.picklist(listedKinds)),
  signal: v.optional(v.picklist(signalCodes)),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
};

/** What was found about a link. Times are RFC 3339, UTC. */
export interface WatchFinding {
  id: number;
  version: number;
  kind: ListedKind;
  hid: number;
  /** Of the item. */
  name: string;
  /** Which of its links: `url`, `audit_url`, `website`; `contract`, `token-check`, or `payment`. */
  field: string;
  /** The listed address; of a payment the hash of its transaction. */
  address: string;
  /** The most serious first. */
  signals: Signal[];
  code: SignalCode;
  /** A clear hijack by the rules; the link is withheld by itself. */
  hijack: boolean;
  /** Whether visitors do not get the link. */
  unlinked: boolean;
  /** Where a person withheld it. */
  withheld: Withholding | null;
  create_time: string;
  /** When it was seen last. */
  look_time: string;
  state: FindingState;
  decision: { note: string; actor: string; at: string } | null;
}

export interface WatchFindingDetail extends WatchFinding {
  /** The item's page at the desk: `dapp-12`. */
  listing: string;
  /** Where visitors see it. */
  public_url: string;
  /** Of a payment: the submission that it paid for; else null. */
  submission: number | null;
  /** When the link is looked at next; null once it is no longer watched. */
  next_look_time: string | null;
  /** The reader withheld the link after fraud or a takeover, so another person has to decide to show it again. */
  needs_other: boolean;
}

/** The donation that paid for the listing. */
export const paymentField = 'payment';

/** The simulated trades of a token; its address is `network:0x…`. */
export const checkField = 'token-check';

/** Is it about a link, which can be withheld from visitors? Contracts and payments cannot. */
export function isLink({ kind, field }: Pick<WatchFinding, 'kind' | 'field'>): boolean {
  const fields: readonly string[] = linkFields[kind];
  return fields.includes(field);
}

/** For the menu. */
export interface FindingCount {
  id: FindingTab;
  count: number;
}
