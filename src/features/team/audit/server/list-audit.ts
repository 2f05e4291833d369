import { containsText } from '#platform/database/contains-text.ts';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type { AuditEntry } from '../model/audit-entry.ts';
import type { AuditFilter } from '../model/audit-list.ts';

function matching(database: Database, { area, actor, q, from, to }: AuditFilter) {
  let query = database.selectFrom('audit_log');
  if (area) query = query.where('area', '=', area);
  if (from) query = query.where('at', '>=', from);
  // Later than every moment of that day.
  if (to) query = query.where('at', '<', `${to}T24`);
  if (actor) query = query.where(containsText('actor', actor));
  if (!q) return query;
  return query.where((eb) => eb.or(['action', 'subject', 'detail'].map((column) => containsText(column, q))));
}

/** One page, the latest first. */
export async function listAudit(
  database: Database,
  request: AuditFilter & PageRequest,
): Promise<Page<AuditEntry>> {
  const { data, total } = await fetchPage(
    matching(database, request),
    (query) => query.selectAll().orderBy('id', 'desc'),
    request,
  );
  return { data: data as AuditEntry[], total };
}

/** Most entries of one export; a narrower time gives the others. */
const exportMax = 100_000;

/** The matching entries from the first on, for a file. */
export async function exportAudit(database: Database, filter: AuditFilter): Promise<AuditEntry[]> {
  const rows = await matching(database, filter).selectAll().orderBy('id').limit(exportMax).execute();
  return rows as AuditEntry[];
}
