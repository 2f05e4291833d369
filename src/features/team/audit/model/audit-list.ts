import type { AuditArea } from './audit-entry.ts';

/** Which entries a list or an export asks for; what is absent does not narrow. */
export interface AuditFilter {
  area?: AuditArea | undefined;
  /** Part of the actor's address. */
  actor?: string | undefined;
  /** Part of the action, the subject or the detail. */
  q?: string | undefined;
  /** YYYY-MM-DD, UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
}
