import { parseArgs } from 'node:util';
import { findLatestBackup } from '#platform/backup/backup.ts';
import { createBackupStore, readNamedBackup } from '#platform/backup/create-backup-store.ts';
import { parseSettings } from '#platform/env/settings.ts';
import { readIdentities } from './backup/read-identities.ts';
import { rehearse, type Rehearsal } from './backup/rehearse.ts';
import { stopWith } from './report.ts';

const usage = `Restores a backup beside the portal, reads it, and deletes it again. Nothing of the portal changes, and it may run.

  npm run rehearse                          the latest one in BACKUP_FOLDER, or in the folder backups of DATA_DIR
  npm run rehearse -- FILE                  a file, or s3://bucket/prefix/NAME
  npm run rehearse -- --identity key.txt    an encrypted one, with the secret key of one of its recipients

Ends with 1 when the backup cannot be restored, or when something in it is not what it was. DATA_DIR needs room for the whole database.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { identity: { type: 'string' }, help: { type: 'boolean' } },
});

function describe(file: string, { backupTime, tables, rows, counts, entries, faults }: Rehearsal): string {
  const { accounts, submissions, listedDapps, files } = counts;
  return [
    `${file}, made at ${backupTime}, can be restored: ${tables} tables, ${rows} rows.`,
    `In it: accounts ${accounts}, submissions ${submissions}, listed DApps ${listedDapps}, files ${files}, entries of the audit log ${entries}.`,
    ...(faults.length > 0 ? faults : ['Every file and every entry is what it was.']),
  ].join('\n');
}

try {
  if (values.help || positionals.length > 1) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
  } else {
    const { dataDir, backupPlace } = parseSettings(process.env);
    const now = new Date();
    const store = createBackupStore(backupPlace, dataDir);
    const latest = positionals.length > 0 ? undefined : await findLatestBackup(store, now);
    const file = positionals[0] ?? (latest && `${store.address}/${latest}`);
    if (file === undefined) throw new Error(`There is no backup in ${store.address}.`);
    const identities = readIdentities(values.identity);
    const rehearsal = await readNamedBackup(file, { s3: backupPlace.s3, dataDir }, (local) =>
      rehearse(local, { dataDir, identities, now }),
    );
    console.log(describe(file, rehearsal));
    if (rehearsal.faults.length > 0) process.exitCode = 1;
  }
} catch (error) {
  stopWith(error);
}
