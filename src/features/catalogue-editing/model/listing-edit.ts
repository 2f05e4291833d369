import * as v from 'valibot';
import type { ListedItem } from '#features/catalogue/model/listing-change.ts';
import type { Finding, FindingCode } from '#features/submissions/model/finding.ts';
import type { SubmissionIssue } from '#features/submissions/model/submission-issue.ts';
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

/** What the form offers. */
export interface ListingChoices {
  categories: { hid: number; title: string }[];
  chains: { hid: number; title: string; network: string | null; standards: string[] }[];
  /** The tokens of the draft. */
  tokens: { hid: number; title: string }[];
}

/** A listed item as the desk edits it. */
export interface EditableListing extends Pick<ListedItem, 'id' | 'kind' | 'hid' | 'name' | 'delisting'> {
  draft: ListingDraft;
  /** Changes with every value of the draft: an edit names the one that it is based on. */
  seen: string;
  choices: ListingChoices;
  history: ListingEvent[];
}

/** Answer to a save of what somebody else has changed meanwhile. */
export interface StaleEdit {
  message: string;
  theirs: EditableListing;
  /** From theirs to what was sent. */
  changes: FieldChange[];
}

export const checkRequestSchema = v.object({ draft: v.unknown() });

export const editRequestSchema = v.object({
  seen: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  draft: v.unknown(),
  /** Keys of the findings that the person has looked at. */
  confirmed: v.pipe(v.array(v.pipe(v.string(), v.maxLength(5_000))), v.maxLength(100)),
});
