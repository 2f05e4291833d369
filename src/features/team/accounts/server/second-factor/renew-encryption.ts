import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Database } from '#platform/database/database.ts';
import { secretsOf, type DeskSecrets } from '../desk-secrets.ts';

/** How many second factors the current secret encrypts since now, and how many none of the secrets reads. */
export interface Renewal {
  renewed: number;
  unreadable: number;
}

/**
 * Encrypts second factors anew that another accepted secret, or one from before secrets had numbers, has encrypted. Afterwards the others are
 * not needed for them. Safe at every start, also of several processes.
 */
export async function renewSecondFactors(database: Database, given: DeskSecrets): Promise<Renewal> {
  const { secret: legacySecret, secrets } = secretsOf(given);
  const [current] = secrets;
  const key = {
    keys: new Map(secrets.map(({ version, value }) => [version, value])),
    currentVersion: current.version,
    legacySecret,
  };
  const isCurrent = (text: string) => parseEnvelope(text)?.version === current.version;
  const renew = async (data: string) =>
    symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
  const rows = await database
    .selectFrom('desk_second_factors')
    .select(['id', 'secret', 'backup_codes'])
    .execute();
  const renewal = { renewed: 0, unreadable: 0 };
  for (const row of rows.filter((each) => !isCurrent(each.secret) || !isCurrent(each.backup_codes))) {
    try {
      const fresh = { secret: await renew(row.secret), backup_codes: await renew(row.backup_codes) };
      // A code that is used at this moment changes the row; it is encrypted with the current secret then, or at the next start.
      const { numUpdatedRows } = await database
        .updateTable('desk_second_factors')
        .set(fresh)
        .where('id', '=', row.id)
        .where('secret', '=', row.secret)
        .where('backup_codes', '=', row.backup_codes)
        .executeTakeFirst();
      renewal.renewed += Number(numUpdatedRows);
    } catch {
      renewal.unreadable += 1;
    }
  }
  return renewal;
}
