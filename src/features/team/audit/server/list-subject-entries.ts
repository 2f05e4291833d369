import type { Database } from '#platform/database/database.ts';
import type { AuditArea, AuditEntry } from '../model/audit-entry.ts';

/** What was done to one thing, the latest first, for its page. @param request.max of entries */
export async function listSubjectEntries(
  database: Database,
  { area, subject, max }: { area: AuditArea; subject: string; max: number },
): Promise<AuditEntry[]> {
  const rows = await database
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', subject)
    .where('area', '=', area)
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return rows as AuditEntry[];
}
