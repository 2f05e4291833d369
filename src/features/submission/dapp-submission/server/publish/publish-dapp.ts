import type { DappSubmission } from '../../model/dapp-submission.ts';
import { dappFormat } from '../../model/stored-dapp.ts';
import { parsePayload } from '#features/submission/submissions/server/parse-payload.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { replaceDappRelations } from '#features/store/catalogue/server/dapp-relations.ts';
import { siteColumns } from '#features/store/catalogue/model/dapp-facts.ts';
import { addressColumn, relationsOf, textsOf } from './relations-of-dapp.ts';
import { publishIcon } from '#features/submission/review/server/publish-icon.ts';

function columnsOf(dapp: DappSubmission, icon_url: string) {
  return {
    ...siteColumns(dapp),
    title: dapp.title,
    icon_url,
    address: addressColumn(dapp),
    source: 'submission' as const,
    listed: 1,
  };
}

async function writeEntry(
  transaction: DatabaseTransaction,
  columns: ReturnType<typeof columnsOf>,
  at: Date,
): Promise<number> {
  const delisted = await transaction
    .updateTable('dapps')
    .set(columns)
    .where('url_key', '=', columns.url_key)
    .where('listed', '=', 0)
    .returning('hid')
    .executeTakeFirst();
  if (delisted) return delisted.hid;
  const { hid } = await transaction
    .insertInto('dapps')
    .values({ ...columns, hot: 0, create_time: at.toISOString() })
    .returning('hid')
    .executeTakeFirstOrThrow();
  return hid;
}

/**
 * Writes an approved DApp into the store, in the transaction that approves it: it is in the pages and the
 * API immediately. A delisted site returns with the newly submitted data, and who approves ends its delisting; a listed one is merged instead
 * (merge/find-merge.ts) and would violate the unique index here.
 * @returns `hid` of the entry
 */
export async function publishDapp(
  transaction: DatabaseTransaction,
  row: SubmissionRow,
  at: Date,
): Promise<number> {
  const dapp = parsePayload(dappFormat, row);
  const hid = await writeEntry(transaction, columnsOf(dapp, await publishIcon(transaction, dapp.icon)), at);
  const relations = await relationsOf(transaction, dapp);
  await replaceDappRelations(transaction, hid, { texts: textsOf(dapp), ...relations });
  return hid;
}
