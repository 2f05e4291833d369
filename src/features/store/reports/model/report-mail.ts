import type { ReportOutcome } from './report-case.ts';
import type { ReportedKind } from './report.ts';

/** Parameters of the mail that tells a reporter the outcome. */
export interface ReportMailFacts {
  /** Of the case, as the page named it to the reporter. */
  number: number;
  kind: ReportedKind;
  /** Number of the item; null for what is none. */
  hid: number | null;
  title: string;
  outcome: ReportOutcome;
}
