import * as v from 'valibot';

/** Who works on a case. Times are RFC 3339, UTC. */
export interface Assignment {
  /** Account of the person. */
  account: string;
  name: string;
  is_own: boolean;
  /** Who assigned it; null where the person took it. */
  by: string | null;
  at: string;
}

/** A row of a list with who works on it. */
export type Assigned<Row> = Row & { assignment: Assignment | null };

/** What a list is narrowed to; without it, all cases. */
export const assigneeFilters = ['mine', 'none'] as const;
export type AssigneeFilter = (typeof assigneeFilters)[number];

const account = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** Who is to work on a case, and who did on the person's screen; null for no one. */
export const assignSchema = v.object({ to: v.nullable(account), seen: v.nullable(account) });

/** The case that is decided next. */
export interface NextCase {
  id: number;
  name: string;
}

/** An account that a case can be assigned to. */
export interface Assignee {
  id: string;
  /** With the email address where another account has the same name. */
  name: string;
  /** The person who asks. */
  is_own: boolean;
}
