import { splitAddresses } from '#features/submissions/model/address-form.ts';
import type { DappSubmission } from '#features/submissions/model/dapp/dapp-submission.ts';
import { localeOfSubmission } from '#features/submissions/model/dapp/submission-locale.ts';
import { parsePayload } from '#features/submissions/server/parse-payload.ts';
import type { SubmissionRow } from '#features/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import { urlKey } from '#lib/url-key.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { publishIcon } from './publish-icon.ts';
import { relateDapp } from './relate-dapp.ts';

async function writeText(transaction: DatabaseTransaction, hid: number, dapp: DappSubmission): Promise<void> {
  const text = { title: dapp.title, desc: dapp.desc };
  await transaction
    .insertInto('dapp_texts')
    .values({ dapp_hid: hid, locale: localeOfSubmission(dapp.language), ...text })
    .execute();
}

/** The site is listed: this submission brings its texts in one more language and leaves everything else as it is. */
async function addTranslation(
  transaction: DatabaseTransaction,
  hid: number,
  dapp: DappSubmission,
): Promise<void> {
  const existing = await transaction
    .selectFrom('dapp_texts')
    .select('title')
    .where('dapp_hid', '=', hid)
    .where('locale', '=', localeOfSubmission(dapp.language))
    .executeTakeFirst();
  if (existing)
    throw new AppError('conflict', `This site is listed in this language already, as “${existing.title}”.`);
  await writeText(transaction, hid, dapp);
}

function columnsOf(dapp: DappSubmission, icon_url: string) {
  return {
    title: dapp.title,
    url: dapp.url,
    url_key: urlKey(dapp.url),
    icon_url,
    address: dapp.addresses.flatMap(({ addresses }) => splitAddresses(addresses)).join(','),
    tp_connect: dapp.tp_connect,
    audit_url: dapp.audit_url || null,
    source: 'submission' as const,
    listed: 1,
  };
}

/**
 * Writes an approved DApp into the store, in the transaction that approves it: it is in the pages and the API at once.
 * A site that was taken off the list comes back as it is submitted now.
 * @returns `hid` of the entry
 * @throws AppError conflict when the site is listed in this language already
 */
export async function listDapp(
  transaction: DatabaseTransaction,
  row: SubmissionRow,
  at: Date,
): Promise<number> {
  const dapp = parsePayload('dapp', row);
  await bumpContentRevision(transaction);
  const known = await transaction
    .selectFrom('dapps')
    .select(['hid', 'listed'])
    .where('url_key', '=', urlKey(dapp.url))
    .executeTakeFirst();
  if (known?.listed === 1) {
    await addTranslation(transaction, known.hid, dapp);
    return known.hid;
  }
  const columns = columnsOf(dapp, await publishIcon(transaction, dapp.icon));
  if (known) {
    await transaction.updateTable('dapps').set(columns).where('hid', '=', known.hid).execute();
    for (const table of [
      'dapp_texts',
      'dapp_categories',
      'dapp_chains',
      'dapp_addresses',
      'dapp_tokens',
    ] as const) {
      await transaction.deleteFrom(table).where('dapp_hid', '=', known.hid).execute();
    }
  }
  const hid =
    known?.hid ?? (await insertDapp(transaction, { ...columns, hot: 0, create_time: at.toISOString() }));
  await writeText(transaction, hid, dapp);
  await relateDapp(transaction, hid, dapp);
  return hid;
}

async function insertDapp(
  transaction: DatabaseTransaction,
  columns: ReturnType<typeof columnsOf> & { hot: number; create_time: string },
): Promise<number> {
  const { hid } = await transaction
    .insertInto('dapps')
    .values(columns)
    .returning('hid')
    .executeTakeFirstOrThrow();
  return hid;
}
