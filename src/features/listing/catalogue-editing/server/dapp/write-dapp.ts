import { publishIcon } from '#features/submission/review/server/publish-icon.ts';
import { isSha256 } from '#features/submission/form-fields/model/sent-schema.ts';
import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { newHid, type DappListing } from '../../model/listing-draft.ts';
import { siteColumns } from '#features/store/catalogue/model/dapp-facts.ts';
import { replaceDappRelations, type DappRelations } from '#features/store/catalogue/server/dapp-relations.ts';
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

/** What the draft has in tables of its own. */
const relationsOf = (draft: DappListing): DappRelations => ({
  texts: draft.texts,
  categoryHids: draft.categories,
  chainHids: draft.contracts.map(({ chain }) => chain),
  contracts: contractsOf(draft),
  tokenHids: draft.tokens,
});

/** The columns that the form has, without the entry's own title. */
async function columnsOf(transaction: DatabaseTransaction, draft: DappListing) {
  const addresses = [...contractsOf(draft).map(({ address }) => address), ...splitAddresses(draft.unplaced)];
  return {
    ...siteColumns(draft),
    icon_url: isSha256(draft.icon) ? await publishIcon(transaction, draft.icon) : draft.icon,
    address: [...new Set(addresses)].join(','),
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
  await replaceDappRelations(transaction, hid, relationsOf(draft));
  if (draft.hot !== before.hot) await setHot(transaction, hid, draft.hot);
  return hid;
}
