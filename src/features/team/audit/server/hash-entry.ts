import { createHash } from 'node:crypto';
import type { AuditFacts } from '../model/audit-entry.ts';

/** In the place of a hash before the first entry. */
export const firstPreviousHash = '0'.repeat(64);

/** SHA-256 over every field and the hash before; a JSON array, because joined texts could be cut differently. */
export function hashEntry(facts: AuditFacts, previousHash: string): string {
  const { id, at, area, action, actor_id, actor, subject, detail } = facts;
  const fields = [previousHash, id, at, area, action, actor_id, actor, subject, detail];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
