import type { GenericSchema } from 'valibot';
import type { DecisionRule } from '#features/team/second-person/model/decision-rule.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import type { ChainOf } from '#platform/chain/network-chains.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { Web } from '#platform/web/web.ts';
import type { ListingDraft } from '../model/listing-draft.ts';
import type { EditFinding } from '../model/listing-edit.ts';
import type { ListingNames } from './read-names.ts';

export interface KindDependencies {
  database: Database;
  web: Web;
  chainOf: ChainOf;
  now: () => Date;
}

export interface EditingDependencies extends KindDependencies {
  rule: DecisionRule;
}

/** A draft and what it is compared with. */
export interface Examined<Draft> {
  /** `newHid` for an item that is being added. */
  hid: number;
  draft: Draft;
  before: Draft;
  /** Of a stored draft: its logo, which was checked when it was saved. */
  draftIcon?: string | undefined;
}

/** A finding with the field that it is about; null for one about the whole item. */
export type PlacedFinding = Omit<Finding, 'code'> & Pick<EditFinding, 'code' | 'path'>;

/** One value of a draft, as people read it. */
export interface DraftLine {
  field: string;
  value: string;
}

/** What one kind of listed items brings. */
export interface ListingKind<Draft extends ListingDraft = ListingDraft> {
  schema: GenericSchema<unknown, Draft>;
  /** Where nothing is stored yet. */
  empty: Draft;
  /** The item as it is stored; undefined when there is none. */
  read(database: Database, hid: number): Promise<Draft | undefined>;
  /** Brings texts, links and numbers into the form in which they are stored; never throws. */
  clean(draft: Draft, names: ListingNames): Draft;
  /** Errors by the rules of the submission form. @param before what is stored */
  findIssues(draft: Draft, names: ListingNames, before: Draft): SubmissionIssue[];
  /** What the catalogue, the web and the chain have to say. The draft has no errors in the fields that were changed. */
  findFindings(examined: Examined<Draft>, names: ListingNames): Promise<PlacedFinding[]>;
  /** In the transaction that raises the content revision. @returns the item's `hid`, a new one for what is added */
  write(transaction: DatabaseTransaction, examined: Examined<Draft>, at: Date): Promise<number>;
  /** Every value, in the order of the form. */
  describe(draft: Draft, names: ListingNames): DraftLine[];
}
