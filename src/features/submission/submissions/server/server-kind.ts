import type { ChainOf } from '#platform/chain/network-chains.ts';
import type { Database } from '#platform/database/database.ts';
import type { Web } from '#platform/web/web.ts';
import type { Finding, FindingCode } from '../model/finding.ts';
import type { SubmissionKind } from '../model/state.ts';
import type { StoredFormat } from '../model/stored-payload.ts';
import type { SubmissionRow } from './find-submission.ts';
import type { StoredForm } from './parse-payload.ts';
import type { SubmissionForm } from './submission-form.ts';

/** A kind whose projects may be submitted once in each language. */
export interface LanguageRule {
  /** Every language that a form may be sent in. */
  languages: readonly string[];
  /** The field that says in which one a form is. */
  field: string;
  /** The fields in which the languages of one project differ, that one among them. */
  textFields: readonly string[];
  /**
   * What the listed entry has now, where it may differ from the form that listed it: its link was changed since. Undefined when there is no
   * such entry.
   */
  readListed(database: Database, hid: number): Promise<{ subjectKey: string; shared: object } | undefined>;
}

/** Checks that take longer than a form may: they are made once a submission is paid for, and again with the others. */
export interface LaterChecks {
  /** All that they may find. One of these is among the findings of a submission for which they were made. */
  codes: readonly FindingCode[];
  /** @returns one finding at least; undefined where nothing could be asked now, or there is nothing to ask */
  find(stored: StoredForm): Promise<Finding[] | undefined>;
}

/** What one kind of submission brings to the server: the port by which it is plugged in, where the portal is composed. */
export interface ServerKind {
  format: StoredFormat;
  form: SubmissionForm;
  /** Path of a listed entry, without language; null for what has none. */
  listedPath(row: SubmissionRow, hid: number): string | null;
  /** Absent where a project is submitted once. */
  languages?: LanguageRule;
  /** Absent where the form waits for all of them. */
  later?: LaterChecks;
}

export type ServerKinds = Readonly<Record<SubmissionKind, ServerKind>>;

/** What the checks of a kind may need from outside. */
export interface KindDependencies {
  database: Database;
  web: Web;
  chainOf: ChainOf;
}
