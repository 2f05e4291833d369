import { existsSync } from 'node:fs';
import { getDeskSecret } from '#features/team/accounts/server/desk-secret.ts';
import { createHashAddress, type HashAddress } from '#features/site/newsletter/server/hash-address.ts';
import { personAddress, type PersonAddress } from '#features/site/privacy/server/same-address.ts';
import { isEmail } from '#features/submission/form-fields/model/email-form.ts';
import type { Database } from '#platform/database/database.ts';
import { connectDatabase, sqliteFile } from '#platform/database/connect.ts';
import { databasePlaceOf } from '#platform/database/database-place.ts';
import { parseSettings } from '#platform/env/settings.ts';

interface Asked {
  database: Database;
  address: PersonAddress;
  hashAddress: HashAddress;
  now: Date;
}

/** Opens the portal's database for what a command does about one person. @throws for what is no address, and where there is no portal */
export async function runForPerson(email: string, work: (asked: Asked) => Promise<void>): Promise<void> {
  if (!isEmail(email.trim())) throw new Error(`${email} is no email address.`);
  const settings = parseSettings(process.env);
  const { databaseUrl, dataDir, deskSecret } = settings;
  // An empty portal in a mistyped folder would say that nothing is kept.
  if (databaseUrl === undefined && !existsSync(sqliteFile(dataDir)))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the portal.`);
  const hashAddress = createHashAddress(getDeskSecret({ configured: deskSecret, dataDir }));
  const open = await connectDatabase(databasePlaceOf(settings));
  try {
    await work({ database: open.database, address: personAddress(email), hashAddress, now: new Date() });
  } finally {
    await open.close();
  }
}
