import { publishIcon } from '#features/submission/review/server/publish-icon.ts';
import { isSha256 } from '#features/submission/submissions/model/form/sent-schema.ts';
import { splitAddresses } from '#features/submission/submissions/model/split-addresses.ts';
import { AppError } from '#lib/app-error.ts';
import { urlKey } from '#lib/url-key.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { newHid, type DappListing } from '../../model/listing-draft.ts';
import { setHot } from '#features/store/catalogue/server/hot-order.ts';
import type { Examined } from '../listing-kind.ts';
import { findSameLink } from './find-dapp-findings.ts';

/** The entry's own title: that of the language it had, as long as there is one. */
function titleOf(stored: string, { before, draft }: Examined<DappListing>): string {
  const all = Object.entries(draft.texts);
  const own = Object.entries(before.texts).find(([, text]) => text.title === stored)?.[0];
  const chosen = all.find(([locale]) => locale === own) ?? all.find(([locale]) => locale === 'en') ?? all[0];
  return chosen?.[1].title ?? stored;
}

const contractsOf = ({ contracts }: DappListing) =>
  contracts.flatMap(({ chain, addresses }) =>
    splitAddresses(addresses).map((address) => ({ chain_hid: chain, address })),
  );

async function writeRelations(transaction: DatabaseTransaction, hid: number, draft: DappListing) {
  for (const table of [
    'dapp_texts',
    'dapp_categories',
    'dapp_chains',
    'dapp_addresses',
    'dapp_tokens',
  ] as const)
    await transaction.deleteFrom(table).where('dapp_hid', '=', hid).execute();
  const dapp_hid = hid;
  const texts = Object.entries(draft.texts).map(([locale, text]) => ({ dapp_hid, locale, ...text }));
  await transaction.insertInto('dapp_texts').values(texts).execute();
  const categories = draft.categories.map((category_hid) => ({ dapp_hid, category_hid }));
  if (categories.length > 0) await transaction.insertInto('dapp_categories').values(categories).execute();
  const chains = draft.contracts.map(({ chain }) => ({ dapp_hid, chain_hid: chain }));
  if (chains.length > 0) await transaction.insertInto('dapp_chains').values(chains).execute();
  const contracts = contractsOf(draft).map((contract) => ({ dapp_hid, ...contract }));
  if (contracts.length > 0) await transaction.insertInto('dapp_addresses').values(contracts).execute();
  const tokens = draft.tokens.map((token_hid) => ({ dapp_hid, token_hid }));
  if (tokens.length > 0) await transaction.insertInto('dapp_tokens').values(tokens).execute();
}

/** The columns that the form has, without the entry's own title. */
async function columnsOf(transaction: DatabaseTransaction, draft: DappListing) {
  const addresses = [...contractsOf(draft).map(({ address }) => address), ...splitAddresses(draft.unplaced)];
  return {
    url: draft.url,
    url_key: urlKey(draft.url),
    icon_url: isSha256(draft.icon) ? await publishIcon(transaction, draft.icon) : draft.icon,
    address: [...new Set(addresses)].join(','),
    tp_connect: draft.tp_connect,
    audit_url: draft.audit_url || null,
  };
}

/** Writes the row of the entry. @returns its `hid` */
async function writeRow(
  transaction: DatabaseTransaction,
  examined: Examined<DappListing>,
  at: Date,
): Promise<number> {
  const { hid, draft } = examined;
  const columns = await columnsOf(transaction, draft);
  if (hid === newHid) {
    const fixed = { hot: 0, source: 'desk', listed: 1, create_time: at.toISOString() } as const;
    const added = await transaction
      .insertInto('dapps')
      .values({ ...columns, ...fixed, title: titleOf('', examined) })
      .returning('hid')
      .executeTakeFirstOrThrow();
    return added.hid;
  }
  const { title } = await transaction
    .selectFrom('dapps')
    .select('title')
    .where('hid', '=', hid)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('dapps')
    .set({ ...columns, title: titleOf(title, examined) })
    .where('hid', '=', hid)
    .execute();
  return hid;
}

/** Writes an edited DApp over the stored one, or adds it. @returns its `hid` */
export async function writeDapp(
  transaction: DatabaseTransaction,
  examined: Examined<DappListing>,
  at: Date,
): Promise<number> {
  const { draft, before } = examined;
  if ((await findSameLink(transaction, examined)).length > 0)
    throw new AppError('conflict', 'Another item has just been given this link. Check again.');
  const hid = await writeRow(transaction, examined, at);
  await writeRelations(transaction, hid, draft);
  if (draft.hot !== before.hot) await setHot(transaction, hid, draft.hot);
  return hid;
}
