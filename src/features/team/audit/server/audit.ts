import type { Database } from '#platform/database/database.ts';
import type { Page, PageRequest } from '#platform/database/fetch-page.ts';
import type { AuditEntry } from '../model/audit-entry.ts';
import type { AuditFilter } from '../model/audit-list.ts';
import { appendAudit, type NewAuditEntry } from './append-audit.ts';
import { exportAudit, listAudit } from './list-audit.ts';

/** What was done at the desk, by whom. Features write entries with `appendAudit` in their own transactions. */
export interface Audit {
  /** One page, the latest first. */
  list(request: AuditFilter & PageRequest): Promise<Page<AuditEntry>>;
  /** The first entries that match, oldest first, up to 100,000. The export is an entry itself. */
  export(filter: AuditFilter, entry: Pick<NewAuditEntry, 'actor' | 'at'>): Promise<AuditEntry[]>;
  /** Records that a list of the desk was saved as a file. */
  recordListExport(
    detail: { list: string; rows: number },
    entry: Pick<NewAuditEntry, 'actor' | 'at'>,
  ): Promise<void>;
}

export function createAudit({ database }: { database: Database }): Audit {
  return {
    list: (request) => listAudit(database, request),
    export: async (filter, { actor, at }) => {
      const entries = await exportAudit(database, filter);
      const detail = { ...filter, entries: entries.length };
      await database
        .transaction()
        .execute((transaction) =>
          appendAudit(transaction, { at, actor, area: 'security', action: 'export-audit', detail }),
        );
      return entries;
    },
    async recordListExport(detail, { actor, at }) {
      await database
        .transaction()
        .execute((transaction) =>
          appendAudit(transaction, { at, actor, area: 'security', action: 'export-list', detail }),
        );
    },
  };
}
