/** Parts of the desk that write entries; the filter of the list. */
export const auditAreas = [
  'security',
  'account',
  'submission',
  'mail',
  'listing',
  'catalogue',
  'content',
  'release',
  'report',
  'webhook',
  'newsletter',
  'watch',
  'appeal',
  'transfer',
  'privacy',
  'status',
] as const;
export type AuditArea = (typeof auditAreas)[number];

/** Who did it. The command line and people who are not signed in have no account. */
export interface AuditActor {
  /** Of the account; null without one. */
  id: string | null;
  /** Email address of the account, or what acted in its place, such as `command line`. */
  email: string;
  /** Name of the access token, where a script acted for the account. */
  token?: string | undefined;
}

/** What acts on the command line: the person who runs the server. */
export const commandLineActor: AuditActor = { id: null, email: 'command line' };

/** An entry as it is stored, without its place in the chain. */
export interface AuditFacts {
  /** From 1, without gaps. */
  id: number;
  /** RFC 3339, UTC. */
  at: string;
  area: AuditArea;
  /** What was done, such as `approve`. */
  action: string;
  actor_id: string | null;
  actor: string;
  /** What it was done to, such as `submission 12`; empty where the action says it all. */
  subject: string;
  /** JSON: the choices of the action. */
  detail: string;
}

/** As the desk lists and exports it. */
export interface AuditEntry extends AuditFacts {
  /** SHA-256 of the entry before, lower-case hex; 64 zeros for the first. */
  previous_hash: string;
  hash: string;
}
