import { publishIcon } from '#features/review/server/publish-icon.ts';
import { isSha256 } from '#features/submissions/model/form/sent-schema.ts';
import { splitAddresses } from '#features/submissions/model/split-addresses.ts';
import { AppError } from '#lib/app-error.ts';
import { urlKey } from '#lib/url-key.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { DappListing } from '../../model/listing-draft.ts';
import { setHot } from '#features/catalogue/server/hot-order.ts';
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

/** Writes an edited DApp over the stored one. */
export async function writeDapp(
  transaction: DatabaseTransaction,
  examined: Examined<DappListing>,
): Promise<void> {
  const { hid, draft, before } = examined;
  if ((await findSameLink(transaction, examined)).length > 0)
    throw new AppError('conflict', 'Another item has just been given this link. Check again.');
  const { title } = await transaction
    .selectFrom('dapps')
    .select('title')
    .where('hid', '=', hid)
    .executeTakeFirstOrThrow();
  const addresses = [...contractsOf(draft).map(({ address }) => address), ...splitAddresses(draft.unplaced)];
  await transaction
    .updateTable('dapps')
    .set({
      title: titleOf(title, examined),
      url: draft.url,
      url_key: urlKey(draft.url),
      icon_url: isSha256(draft.icon) ? await publishIcon(transaction, draft.icon) : draft.icon,
      address: [...new Set(addresses)].join(','),
      tp_connect: draft.tp_connect,
      audit_url: draft.audit_url || null,
    })
    .where('hid', '=', hid)
    .execute();
  await writeRelations(transaction, hid, draft);
  if (draft.hot !== before.hot) await setHot(transaction, hid, draft.hot);
}
