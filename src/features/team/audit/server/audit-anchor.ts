import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Database } from '#platform/database/database.ts';
import { writeSynced } from '#platform/database/folder-state.ts';
import type { Log } from '#platform/log/log.ts';
import { firstPreviousHash } from './hash-entry.ts';
import type { KnownEntry } from './verify-audit.ts';

/** The end of the log at a time, kept where the database's own rights do not reach. */
export interface AuditAnchor extends KnownEntry {
  /** ISO 8601 in UTC. */
  time: string;
}

/** In the place of a last entry. */
export const emptyLog: KnownEntry = { id: 0, hash: firstPreviousHash };

const fileName = 'audit-anchor.json';

const anchorSchema = v.object({ time: v.string(), id: v.number(), hash: v.string() });

/** The anchor of a data folder; undefined before the first hour. @throws when the file is not one */
export function readAnchor(dataDir: string): AuditAnchor | undefined {
  const file = join(dataDir, fileName);
  return existsSync(file) ? v.parse(anchorSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Keeps it in a data folder, in place of an older one. */
export function keepAnchor(dataDir: string, anchor: AuditAnchor): void {
  writeSynced(dataDir, fileName, `${JSON.stringify(anchor)}\n`);
}

/** @returns what the log has in the place of a known entry: the same, another one, or none */
async function compare(database: Database, known: KnownEntry): Promise<'same' | 'changed' | 'missing'> {
  if (known.id === 0) return 'same';
  const entry = await database
    .selectFrom('audit_log')
    .select('hash')
    .where('id', '=', known.id)
    .executeTakeFirst();
  if (!entry) return 'missing';
  return entry.hash === known.hash ? 'same' : 'changed';
}

/** The anchor of a data folder, and what the log has in its place. */
export async function findAnchor(
  database: Database,
  dataDir: string,
): Promise<{ last: AuditAnchor | undefined; found: Awaited<ReturnType<typeof compare>> }> {
  const last = readAnchor(dataDir);
  return { last, found: last ? await compare(database, last) : 'same' };
}

/**
 * Writes the end of the log, as `id:hash`, to the output of the portal and into the data folder. Someone with the database's own rights can cut
 * the log and its head off together, but not what was told before. A log that no longer has the last anchor is an error there, and
 * the anchor stays as the proof.
 */
export async function anchorAudit(
  database: Database,
  { dataDir, log, now }: { dataDir: string; log: Log; now: Date },
): Promise<void> {
  const { last, found } = await findAnchor(database, dataDir);
  if (last && found !== 'same') {
    log.error(
      { entry: `${last.id}:${last.hash}`, since: last.time },
      `an entry of the audit log ${found === 'changed' ? 'was changed' : 'is missing'}; npm run audit -- verify names the first one`,
    );
    return;
  }
  const entry = await database
    .selectFrom('audit_log')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const end = entry ?? emptyLog;
  keepAnchor(dataDir, { time: now.toISOString(), ...end });
  log.info({ entry: `${end.id}:${end.hash}` }, 'end of the audit log');
}
