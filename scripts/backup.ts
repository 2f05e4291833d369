import { parseArgs } from 'node:util';
import { backUp } from '#platform/backup/backup.ts';
import { parseSettings } from '#platform/env/settings.ts';
import { stopWith } from './report.ts';

const usage = `A backup of the whole portal as one file, while it runs.

  npm run backup                       to BACKUP_FOLDER, or into the folder backups of DATA_DIR
  npm run backup -- --to /mnt/backups  into another folder, or to a bucket: --to s3://bucket/prefix
  npm run backup -- --keep 14          and delete all but the 14 latest there

The file holds the database, uploads included, and the desk's secret: keep it where only you can read it. With BACKUP_RECIPIENTS it is
encrypted for those keys (age1…), and only their secret keys open it.
It is read back before the command ends. \`npm run restore\` loads it into SQLite or PostgreSQL.`;

const { values } = parseArgs({
  options: { to: { type: 'string' }, keep: { type: 'string' }, help: { type: 'boolean' } },
});

try {
  if (values.help) console.log(usage);
  else {
    const { databaseUrl, dataDir, filePlace, backupPlace, backupRecipients } = parseSettings(process.env);
    if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
      throw new Error('--keep is a number of backups from 1 to 9999.');
    const { file, tables, rows, deleted } = await backUp(
      { databaseUrl, dataDir, filePlace },
      {
        ...backupPlace,
        ...(values.to !== undefined && { folder: values.to }),
        keep: values.keep === undefined ? undefined : Number(values.keep),
        recipients: backupRecipients,
        now: new Date(),
      },
    );
    console.log(`${file}: ${tables} tables, ${rows} rows, read back without a fault.`);
    for (const name of deleted) console.log(`Deleted ${name}.`);
  }
} catch (error) {
  stopWith(error);
}
