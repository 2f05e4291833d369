import * as v from 'valibot';
import { delistingReasons } from '#features/store/catalogue/model/delisting.ts';
import type { ReportReason, ReportedKind } from './report.ts';
import type { AppealedCheck, SeenFinding } from './seen-finding.ts';

/** Reports that cannot wait. */
export const urgentReasons: readonly ReportReason[] = ['phishing', 'impersonation'];

/** How a case ends. Reporters who gave an address are told. */
export const reportOutcomes = [
  'no-action',
  /** What is listed was corrected. */
  'corrected',
  'delisted',
  /** A site elsewhere was reported to its host and to lists of dangerous sites. */
  'passed-on',
  /** An appeal of a finding is right: the finding stays, and the check says that reviewers looked at it. */
  'granted',
] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** What can be decided about a kind. */
export function outcomesOf(kind: ReportedKind): readonly ReportOutcome[] {
  if (kind === 'site') return ['no-action', 'passed-on'];
  return kind === 'token-check' ? ['no-action', 'granted'] : ['no-action', 'corrected', 'delisted'];
}

/** Characters of a note or of a decision's reason. */
export const reportNoteMaxCharacters = 2000;

const note = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(reportNoteMaxCharacters));

/** What the desk does with a case. */
export const reportActionSchema = v.variant('name', [
  v.object({ name: v.literal('note'), note }),
  /** Runs the check of an appeal at the latest block; both results stay with the case. */
  v.object({ name: v.literal('check-again') }),
  v.object({
    name: v.literal('decide'),
    outcome: v.picklist(reportOutcomes),
    /** Why, for the desk. */
    note,
    /** Required to delist: the reason that visitors read. */
    delisting: v.optional(v.picklist(delistingReasons)),
  }),
]);
export type ReportAction = v.InferOutput<typeof reportActionSchema>;

export const caseStates = ['open', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];

/** Columns that the queue can be sorted by. */
export const caseSorts = ['report_count', 'newest_time', 'decided_time'] as const;
export type CaseSort = (typeof caseSorts)[number];

/** All reports of one item, from the first until a decision. Times are RFC 3339, UTC. */
export interface ReportCase {
  id: number;
  version: number;
  kind: ReportedKind;
  /** Of the item, the host name of a site, or the address of a token whose check is appealed. */
  title: string;
  /** Site or contract of the item; the address that the first reporter entered; name, network and finding of a check. */
  place: string;
  report_count: number;
  newest_time: string;
  /** How often each reason was given, the most frequent first. */
  reasons: { reason: ReportReason; count: number }[];
  decision: { outcome: ReportOutcome; note: string; actor: string; at: string } | null;
}

/** A report as the desk reads it; nobody sees who sent it. */
export interface ShownReport {
  id: number;
  reason: ReportReason;
  text: string;
  locale: string;
  create_time: string;
  /** True while an address is waiting for the outcome. */
  wants_outcome: boolean;
}

/** A case with what was reported and noted. */
export interface ReportCaseDetail extends ReportCase {
  /** Number of the item; null for what is none. */
  hid: number | null;
  /** Whether it is in the catalogue now. */
  listed: boolean;
  /** Its links that visitors do not get now, by the column that has them. */
  withheld: string[];
  /** Where visitors see it; null for a site, which nobody should open by mistake. */
  public_url: string | null;
  /** The check that the first appeal of the case is about; null for what is no appeal. */
  appealed: AppealedCheck | null;
  /** What the desk found when it ran the check again; null where it has not. */
  again: SeenFinding | null;
  /** The latest ones; `report_count` says how many there are. */
  reports: ShownReport[];
  notes: { author: string; text: string; at: string }[];
  /** Earlier decisions about the same item, latest first. */
  earlier: { id: number; outcome: ReportOutcome; actor: string; at: string }[];
}

/** Open cases, for the menu. */
export interface ReportCount {
  id: CaseState;
  count: number;
}
