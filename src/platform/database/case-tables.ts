/* Who works on a case of the desk; part of schema.ts. */

export interface CaseAssignmentTable {
  /** `accounts/model/case-kind.ts`, which says the table of `case_id` too. */
  kind: string;
  case_id: number;
  /** Of the person who works on it. */
  account_id: string;
  /** Account of the person who assigned it; the same where people take a case themselves. */
  assigned_by: string;
  assign_time: string;
}
