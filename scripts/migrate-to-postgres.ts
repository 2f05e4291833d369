import { moveToPostgres } from '#platform/backup/move-to-postgres.ts';
import { parseSettings } from '#platform/env/settings.ts';
import { stopWith } from './report.ts';

const usage = `Moves a portal from its SQLite file to PostgreSQL.

  npm run migrate-to-postgres -- postgres://user:password@host:5432/name

Stop the portal first. The database has to be empty; every row is read back and compared. If the command is interrupted, run it again.
Then start the portal with DATABASE_URL; the SQLite file is kept under another name.`;

const [url, ...others] = process.argv.slice(2);
if (!url || others.length > 0) {
  console.log(usage);
  process.exitCode = 1;
} else {
  try {
    // The address is checked as the setting is.
    const { databaseUrl, dataDir } = parseSettings({ ...process.env, DATABASE_URL: url });
    const { tables, rows, keptAs } = await moveToPostgres({
      dataDir,
      url: databaseUrl ?? url,
      now: new Date(),
    });
    console.log(`Moved ${tables} tables, ${rows} rows; each row was read back and compared.`);
    console.log(`Start the portal with DATABASE_URL now. The old database is kept as ${keptAs}.`);
  } catch (error) {
    stopWith(error);
  }
}
