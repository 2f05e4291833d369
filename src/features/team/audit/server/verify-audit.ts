import type { Database } from '#platform/database/database.ts';
import type { AuditEntry } from '../model/audit-entry.ts';
import { firstPreviousHash, hashEntry } from './hash-entry.ts';

/** An entry that someone knows from earlier: from a printout or a backup. */
export interface KnownEntry {
  id: number;
  hash: string;
}

export type AuditVerdict =
  | { ok: true; entries: number; lastHash: string }
  /** The first entry that is not what was written: changed, or not there. */
  | { ok: false; id: number; issue: 'changed' | 'missing' };

/** Entries in the memory at a time. */
const batchSize = 1000;

interface Place {
  id: number;
  hash: string;
}

/** What is wrong with an entry that comes after `place`. */
function issueAfter(place: Place, entry: AuditEntry): AuditVerdict | undefined {
  if (entry.id !== place.id + 1) return { ok: false, id: place.id + 1, issue: 'missing' };
  if (hashEntry(entry, entry.previous_hash) !== entry.hash)
    return { ok: false, id: entry.id, issue: 'changed' };
  // This entry is whole and names another hash: the one before was changed and hashed anew.
  if (entry.previous_hash !== place.hash) return { ok: false, id: Math.max(place.id, 1), issue: 'changed' };
  return undefined;
}

async function findEndIssue(database: Database, last: Place): Promise<AuditVerdict | undefined> {
  const head = await database.selectFrom('audit_head').selectAll().executeTakeFirst();
  if (!head || head.entries > last.id) return { ok: false, id: last.id + 1, issue: 'missing' };
  return head.hash === last.hash ? undefined : { ok: false, id: Math.max(last.id, 1), issue: 'changed' };
}

/**
 * Reads the whole log and names the first entry that is not what was written.
 * @param known entries that prove in addition that the log was not written anew as a whole, or cut off, which the chain alone cannot show
 */
export async function verifyAudit(
  database: Database,
  known: readonly KnownEntry[] = [],
): Promise<AuditVerdict> {
  let place: Place = { id: 0, hash: firstPreviousHash };
  let batch: AuditEntry[];
  do {
    batch = (await database
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '>', place.id)
      .orderBy('id')
      .limit(batchSize)
      .execute()) as AuditEntry[];
    for (const entry of batch) {
      const issue = issueAfter(place, entry);
      if (issue) return issue;
      if (known.some(({ id, hash }) => id === entry.id && hash !== entry.hash))
        return { ok: false, id: entry.id, issue: 'changed' };
      place = entry;
    }
  } while (batch.length === batchSize);
  if (known.some(({ id }) => id > place.id)) return { ok: false, id: place.id + 1, issue: 'missing' };
  return (await findEndIssue(database, place)) ?? { ok: true, entries: place.id, lastHash: place.hash };
}
