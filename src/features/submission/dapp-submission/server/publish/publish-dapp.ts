import type { DappSubmission } from '../../model/dapp-submission.ts';
import { dappFormat } from '../../model/stored-dapp.ts';
import { localeOfSubmission } from '../../model/submission-locale.ts';
import { parsePayload } from '#features/submission/submissions/server/parse-payload.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { urlKey } from '#lib/url-key.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { addressColumn, writeCategories, writeContracts, writeTokens } from './dapp-relations.ts';
import { publishIcon } from '#features/submission/review/server/publish-icon.ts';

/** Adds the submission's texts to an entry, in the language it was sent in. */
export async function writeText(
  transaction: DatabaseTransaction,
  hid: number,
  dapp: DappSubmission,
): Promise<void> {
  const text = { title: dapp.title, desc: dapp.desc };
  await transaction
    .insertInto('dapp_texts')
    .values({ dapp_hid: hid, locale: localeOfSubmission(dapp.language), ...text })
    .execute();
}

function columnsOf(dapp: DappSubmission, icon_url: string) {
  return {
    title: dapp.title,
    url: dapp.url,
    url_key: urlKey(dapp.url),
    icon_url,
    address: addressColumn(dapp),
    tp_connect: dapp.tp_connect,
    audit_url: dapp.audit_url || null,
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
  if (delisted) {
    await transaction.deleteFrom('dapp_texts').where('dapp_hid', '=', delisted.hid).execute();
    return delisted.hid;
  }
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
  await writeText(transaction, hid, dapp);
  await writeCategories(transaction, { hid, dapp });
  await writeContracts(transaction, { hid, dapp });
  await writeTokens(transaction, { hid, dapp });
  return hid;
}
