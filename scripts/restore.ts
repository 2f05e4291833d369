import { parseArgs } from 'node:util';
import { emptyLog, keepAnchor } from '#features/team/audit/server/audit-anchor.ts';
import { readNamedBackup } from '#platform/backup/create-backup-store.ts';
import { restore } from '#platform/backup/restore.ts';
import { parseSettings } from '#platform/env/settings.ts';
import { readIdentities } from './backup/read-identities.ts';
import { stopWith } from './report.ts';

const usage = `Loads a backup into an empty database.

  npm run restore -- FILE              into DATABASE_URL, or the SQLite file in DATA_DIR
  npm run restore -- FILE --replace    SQLite: the database that is there is kept under another name
  npm run restore -- FILE --identity key.txt    an encrypted backup, with the secret key of one of its recipients
  npm run restore -- s3://bucket/prefix/portal-20260401T100000Z.backup    one that is kept in a bucket

The whole backup is checked before anything is changed. It may come from the other engine.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false }, identity: { type: 'string' } },
});

const [file] = positionals;
if (file === undefined || positionals.length > 1) {
  console.log(usage);
  process.exitCode = 1;
} else {
  try {
    const { databaseUrl, databaseMigrationUrl, dataDir, backupPlace } = parseSettings(process.env);
    const now = new Date();
    // It makes the tables.
    const place = { databaseUrl: databaseMigrationUrl ?? databaseUrl, dataDir };
    const options = { replace: values.replace, identities: readIdentities(values.identity), now };
    const { tables, rows, header } = await readNamedBackup(file, { s3: backupPlace.s3, dataDir }, (local) =>
      restore(place, local, options),
    );
    console.log(`Restored ${tables} tables, ${rows} rows, as they were at ${header.createTime}.`);
    const end = header.audit ?? emptyLog;
    keepAnchor(dataDir, { time: now.toISOString(), ...end });
    console.log(`The audit log ends with ${end.id}:${end.hash}.`);
  } catch (error) {
    stopWith(error);
  }
}
