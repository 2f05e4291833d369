import * as v from 'valibot';
import { seenSchema } from '#features/team/versions/model/kept-version.ts';
import type { DelistingReason } from '#features/store/catalogue/model/delisting.ts';
import type { OpenDelisting } from '#features/store/catalogue/model/restoration.ts';
import type { ItemSource, ListedItem } from '#features/store/catalogue/model/listing-change.ts';
import type { Finding, FindingCode } from '#features/submission/submissions/model/finding.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import type { ListingDraft } from './listing-draft.ts';

/** A field that differs: `texts.en.title`, `url`, `contracts` …; values as people read them, a list one entry per line. */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

/** What a check found out about an edit. */
export interface EditFinding extends Omit<Finding, 'code'> {
  /** `duplicate-delisted`: the link or contract is that of an item which was delisted; params: title */
  code: FindingCode | 'duplicate-delisted';
  /** The field that it is about; null for one about the whole item. */
  path: string | null;
  /**
   * `refuses`: the item cannot be saved so. `confirm`: a person has to say that it was looked at; also what would refuse, in a field
   * that this edit leaves as it was. `none`: for information.
   */
  needs: 'refuses' | 'confirm' | 'none';
  /** Names it when it is confirmed. */
  key: string;
}

/** What keeps an edit from being saved. */
export interface EditCheck {
  /** Errors of fields; those that the item had before, in fields that this edit leaves as they were, are left out. */
  issues: SubmissionIssue[];
  findings: EditFinding[];
}

/** An act on an item, from the audit log. */
export interface ListingEvent {
  id: number;
  /** RFC 3339, UTC. */
  at: string;
  actor: string;
  action: string;
  changes: FieldChange[];
  /** Findings that the person confirmed. */
  confirmed: Pick<EditFinding, 'code' | 'params'>[];
}

/**
 * What made a version. `found`: it was stored without the desk, by an import for example. `approved`: a submission, or a change that its
 * team asked for.
 */
export type ListingVersionAct = 'found' | 'approved' | 'added' | 'edited' | 'restored';

export interface ListingVersion {
  number: number;
  act: ListingVersionAct;
  /** Email address of the account; empty for what was found. */
  by: string;
  /** RFC 3339, UTC. */
  at: string;
  /** Of a restored version: the number of the one that it repeats. */
  source: number | null;
}

/** A version, with what differs from it in the item as it is stored now. */
export interface ComparedVersion {
  /** Its number. */
  id: number;
  draft: ListingDraft;
  changes: FieldChange[];
}

/** What the form offers. */
export interface ListingChoices {
  categories: { hid: number; title: string }[];
  chains: { hid: number; title: string; network: string | null; standards: string[] }[];
  /** The tokens of the draft. */
  tokens: { hid: number; title: string }[];
}

/** `stopped`: at its time the item was another one, or the checks found something that nobody had confirmed, so it was not published. */
export type DraftState = 'draft' | 'scheduled' | 'stopped';

/** Where a draft is on its way to visitors. */
export interface DraftStatus {
  /** Number of the draft. */
  id: number;
  state: DraftState;
  /** When it is listed, RFC 3339 UTC; of a stopped one null. */
  from: string | null;
  /** When it is delisted again, and the reason that visitors then read. */
  until: string | null;
  reason: DelistingReason | null;
  /** When it was to be listed and was not. */
  stopped: string | null;
  /** Who changed it last, and when. */
  by: string;
  at: string;
}

/** A draft in its form: when it is listed, and what was found about it. */
export interface DraftPlan extends DraftStatus {
  /** What the latest check found. Confirmed findings are marked by their keys. */
  found: EditCheck;
  confirmed: string[];
  /** Names the values of the listed item that the draft is compared with. */
  base: string;
  /** From the listed item as it is now to the draft. */
  changes: FieldChange[];
}

/** When a listed item is delisted by itself. */
export interface PlannedDelisting {
  time: string;
  reason: DelistingReason;
  by: string;
}

/** A listed item as the desk edits it; `hid` is `newHid` for one that is being added. */
export interface EditableListing extends Pick<ListedItem, 'id' | 'kind' | 'hid' | 'name'> {
  /** Where it came from; null for one that is being added. */
  source: ItemSource | null;
  delisting: Pick<OpenDelisting, 'reason' | 'note' | 'actor' | 'at'> | null;
  draft: ListingDraft;
  /** Changes with every value of the draft: an edit names the one that it is based on. */
  seen: string;
  choices: ListingChoices;
  /** Number of the version that is stored now; null when it was changed without the desk since. */
  version: number | null;
  /** Latest first. */
  versions: ListingVersion[];
  history: ListingEvent[];
  /** Of a draft: the other values are the draft's then. */
  plan: DraftPlan | null;
  /** The draft of a listed item, which waits beside it. */
  waiting: DraftStatus | null;
  /** When the item is delisted by itself. */
  planned: PlannedDelisting | null;
}

/** Answer to a save of what someone else has changed in the meantime. */
export interface StaleEdit {
  message: string;
  theirs: EditableListing;
  /** From theirs to what was sent. */
  changes: FieldChange[];
}

export const checkRequestSchema = v.object({ draft: v.unknown() });

export const editRequestSchema = v.object({
  seen: seenSchema,
  draft: v.unknown(),
  /** Keys of the findings that the person has looked at. */
  confirmed: v.pipe(v.array(v.pipe(v.string(), v.maxLength(5_000))), v.maxLength(100)),
  /** Number of the version that is restored. */
  source: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
