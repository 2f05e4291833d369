import type { Database } from '#platform/database/database.ts';
import { isAlertName, type AlertName } from '../model/alert-rules.ts';

/** What people were told and is not over, the oldest first. */
export async function listOpenAlerts(database: Database): Promise<{ name: AlertName; subject: string }[]> {
  const rows = await database
    .selectFrom('alerts')
    .select(['name', 'subject'])
    .where('told_time', 'is not', null)
    .orderBy('since_time')
    .orderBy('name')
    .orderBy('subject')
    .execute();
  return rows.flatMap(({ name, subject }) => (isAlertName(name) ? [{ name, subject }] : []));
}
