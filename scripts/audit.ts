import { parseArgs } from 'node:util';
import { readAnchor } from '#features/team/audit/server/audit-anchor.ts';
import { verifyAudit, type KnownEntry } from '#features/team/audit/server/verify-audit.ts';
import { readLatestHeader } from '#platform/backup/backup.ts';
import { createBackupStore } from '#platform/backup/create-backup-store.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { databasePlaceOf } from '#platform/database/database-place.ts';
import { parseSettings, type Settings } from '#platform/env/settings.ts';

const usage = `The audit log of the desk.

  npm run audit -- verify [--known 1200:9f86d081…] [--backups /mnt/backups]

Reads every entry and names the first one that was changed or is missing. The end of the log is held against what was written down earlier:
each hour in the data folder and in the output of the portal (“end of the audit log”), and in each backup. The data folder, and a backup that
is newer, are looked at by themselves; a line of the output is given with --known.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { known: { type: 'string' }, backups: { type: 'string' } },
});

interface Known extends KnownEntry {
  /** Where it was written down. */
  from: string;
}

function parseKnown(text: string): Known | undefined {
  const found = /^(?<id>\d{1,9}):(?<hash>[0-9a-f]{64})$/.exec(text)?.groups;
  return found && { id: Number(found['id']), hash: found['hash'] ?? '', from: '--known' };
}

/**
 * The ends of the log that the data folder and the latest backup name. A backup counts only when it is newer than what is in the folder: an
 * older one may have entries that a restore has left out, and a newer one, made after entries were removed, is no proof by itself.
 */
async function listKnown({ dataDir, backupPlace }: Settings): Promise<Known[]> {
  const anchor = readAnchor(dataDir);
  const named = values.backups === undefined ? {} : { folder: values.backups };
  const store = createBackupStore({ ...backupPlace, ...named }, dataDir);
  const header = await readLatestHeader(store, new Date());
  const isNewer = header && (!anchor || header.createTime > anchor.time);
  return [
    ...(anchor ? [{ ...anchor, from: `the data folder (${anchor.time})` }] : []),
    ...(isNewer && header.audit
      ? [{ ...header.audit, from: `the latest backup (${header.createTime})` }]
      : []),
  ];
}

async function verify(given: Known | undefined): Promise<void> {
  const settings = parseSettings(process.env);
  const known = given ? [given] : await listKnown(settings);
  const open = await connectDatabase(databasePlaceOf(settings));
  try {
    const verdict = await verifyAudit(open.database, known);
    if (verdict.ok) {
      const places = known.map(({ id, from }) => `entry ${id} of ${from}`).join(' and ');
      const against = places ? `Held against ${places}.` : 'Nothing to hold it against yet.';
      console.log(
        `${verdict.entries} entries, none changed. ${against} Last entry: ${verdict.entries}:${verdict.lastHash}`,
      );
      return;
    }
    console.error(`Entry ${verdict.id} ${verdict.issue === 'changed' ? 'was changed' : 'is missing'}.`);
    process.exitCode = 1;
  } finally {
    await open.close();
  }
}

const known = values.known === undefined ? undefined : parseKnown(values.known);
if (positionals[0] !== 'verify' || (values.known !== undefined && !known)) {
  console.log(usage);
  process.exitCode = positionals.length > 0 ? 1 : 0;
} else {
  await verify(known);
}
