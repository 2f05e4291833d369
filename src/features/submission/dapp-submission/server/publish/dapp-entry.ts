import { dappRelationTables } from '#features/store/catalogue/server/dapp-relations.ts';
import type { EntryTables } from '#features/submission/review/server/undo/entry-snapshot.ts';
import { urlKey } from '#lib/url-key.ts';
import type { Database } from '#platform/database/database.ts';
import type { DappSubmission } from '../../model/dapp-submission.ts';

/** Where a DApp is in the catalogue. */
export const dappTables: EntryTables = {
  kind: 'dapp',
  table: 'dapps',
  relations: dappRelationTables,
};

/** The entry of this site, listed or not. */
export async function findDappEntry(
  database: Database,
  { url }: Pick<DappSubmission, 'url'>,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('dapps')
    .select('hid')
    .where('url_key', '=', urlKey(url))
    .executeTakeFirst();
  return row?.hid;
}
