import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { verifyAudit } from '#features/team/audit/server/verify-audit.ts';
import { restore } from '#platform/backup/restore.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import type { Database } from '#platform/database/database.ts';

/** Folders with this name are ours, and what a killed run has left is deleted. */
const folderName = 'rehearsal';
const filesAtOnce = 50;

export interface Rehearsal {
  /** When the backup was made. */
  backupTime: string;
  tables: number;
  rows: number;
  counts: { accounts: number; submissions: number; listedDapps: number; files: number };
  /** Entries of the audit log. */
  entries: number;
  /** What is wrong with it, each in a sentence; empty for a backup that can be relied on. */
  faults: string[];
}

interface RehearsalOptions {
  /** In it the backup is restored and deleted: the folder that has the portal's data, so that nobody else reads it. */
  dataDir: string;
  identities: readonly string[];
  now: Date;
}

async function countRows(database: Database): Promise<Rehearsal['counts']> {
  const count = async (table: 'desk_users' | 'submissions' | 'files') => {
    const { rows } = await database
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  const dapps = await database
    .selectFrom('dapps')
    .select((eb) => eb.fn.countAll().as('rows'))
    .where('listed', '=', 1)
    .executeTakeFirstOrThrow();
  return {
    accounts: await count('desk_users'),
    submissions: await count('submissions'),
    listedDapps: Number(dapps.rows),
    files: await count('files'),
  };
}

/** A file is named by the hash of what is in it. */
async function findChangedFiles(database: Database): Promise<string[]> {
  const changed: string[] = [];
  let last = '';
  for (;;) {
    const files = await database
      .selectFrom('files')
      .select(['sha256', 'bytes'])
      .where('sha256', '>', last)
      .orderBy('sha256')
      .limit(filesAtOnce)
      .execute();
    for (const { sha256, bytes } of files)
      if (createHash('sha256').update(bytes).digest('hex') !== sha256)
        changed.push(`The file ${sha256} is not what was uploaded.`);
    if (files.length < filesAtOnce) return changed;
    last = files.at(-1)?.sha256 ?? last;
  }
}

/**
 * Restores a backup of either engine into a SQLite file of its own, brings it up to date, reads it, and deletes it.
 * @throws BackupError when the backup cannot be restored
 */
export async function rehearse(
  file: string,
  { dataDir, identities, now }: RehearsalOptions,
): Promise<Rehearsal> {
  for (const name of readdirSync(dataDir).filter((each) => each === folderName))
    rmSync(join(dataDir, name), { recursive: true });
  const folder = join(dataDir, folderName);
  try {
    const place = { databaseUrl: undefined, dataDir: folder };
    const { tables, rows, header } = await restore(place, file, { replace: false, now, identities });
    const { database, close } = await connectDatabase({ url: undefined, dataDir: folder });
    try {
      const verdict = await verifyAudit(database, header.audit ? [header.audit] : []);
      const faults = await findChangedFiles(database);
      if (!verdict.ok) faults.push(`Entry ${verdict.id} of the audit log is ${verdict.issue}.`);
      const counts = await countRows(database);
      const entries = verdict.ok ? verdict.entries : verdict.id - 1;
      return { backupTime: header.createTime, tables, rows, counts, entries, faults };
    } finally {
      await close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
