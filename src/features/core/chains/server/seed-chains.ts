import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Insertable } from 'kysely';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { ChainTable } from '#platform/database/schema.ts';
import { prepareIcon, storeIcons, type PreparedIcon } from '#platform/files/prepare-icon.ts';
import { evmNamespaces } from '../model/evm-namespaces.ts';
import type { ChainContent } from './chain-content.ts';
import type { ExtraChain } from './list-library-chains.ts';

type ChainRow = Insertable<ChainTable>;
type PreparedChain = { icon: PreparedIcon; row: ChainRow };

async function prepareNamed(chain: ChainContent, position: number): Promise<PreparedChain> {
  const icon = await prepareIcon(
    { name: chain.short, id: chain.hid },
    chain.icon === null ? undefined : { set: 'networks', id: chain.icon },
  );
  const explorer = chain.explorer && {
    url: chain.explorer.url,
    tx: chain.explorer.url + chain.explorer.tx,
    address: chain.explorer.url + chain.explorer.address,
  };
  const row = {
    hid: chain.hid,
    network: chain.key,
    title: chain.title,
    short: chain.short,
    ns: chain.ns,
    chain_id: chain.chain_id,
    icon_url: icon.url,
    explorer: explorer && JSON.stringify(explorer),
    token_standards: JSON.stringify(chain.token_standards),
    nft_standards: JSON.stringify(chain.nft_standards),
    deprecated: chain.deprecated,
    position,
  };
  return { icon, row };
}

async function prepareExtra(chain: ExtraChain, position: number): Promise<PreparedChain> {
  const icon = await prepareIcon(
    { name: chain.title, id: chain.hid },
    chain.icon === undefined ? undefined : { set: 'networks', id: chain.icon },
  );
  const url = chain.explorerUrl;
  const row = {
    hid: chain.hid,
    network: null,
    title: chain.title,
    short: chain.short,
    ns: 'ethereum',
    chain_id: String(chain.chainId),
    icon_url: icon.url,
    explorer: url
      ? JSON.stringify({ url, tx: `${url}/tx/{hash}`, address: `${url}/address/{address}` })
      : null,
    token_standards: JSON.stringify(['ERC20']),
    nft_standards: JSON.stringify(['ERC721', 'ERC1155']),
    deprecated: chain.test ? 1 : 0,
    position,
  };
  return { icon, row };
}

const settingName = 'chains-added-from';
const { version: libraryVersion } = createRequire(import.meta.url)('viem/package.json') as {
  version: string;
};

/** Names everything from which chains are added. */
const nameSources = (chains: readonly ChainContent[]) =>
  createHash('sha256')
    .update(JSON.stringify([libraryVersion, chains]))
    .digest('hex');

async function wereAdded(database: Database, sources: string): Promise<boolean> {
  const setting = await database
    .selectFrom('desk_settings')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return setting?.value === sources;
}

async function rememberSources(transaction: DatabaseTransaction, value: string): Promise<void> {
  await transaction
    .insertInto('desk_settings')
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Adds the chains that every installation has: those of the content, then every other EVM chain of the chain
 * library (test networks as deprecated, so that clients can name them but do not offer them). Existing
 * chains stay unchanged, so it runs at every start and adds what a newer version brings; with the same sources as last time it does nothing.
 * @returns how many chains were added
 */
export async function seedChains(options: {
  database: Database;
  now: () => Date;
  chains: readonly ChainContent[];
}): Promise<number> {
  const { database, now, chains } = options;
  const sources = nameSources(chains);
  if (await wereAdded(database, sources)) return 0;
  // The library's definitions are a thousand modules, which only this function loads.
  const { listLibraryChains } = await import('./list-library-chains.ts');
  const named = new Set(chains.filter((chain) => evmNamespaces.has(chain.ns)).map((chain) => chain.chain_id));
  const extras = listLibraryChains().filter((chain) => !named.has(String(chain.chainId)));
  const present = new Set(
    (await database.selectFrom('chains').select('hid').execute()).map((row) => row.hid),
  );
  const missing = await Promise.all(
    [
      ...chains.map((chain, position) => ({ hid: chain.hid, prepare: () => prepareNamed(chain, position) })),
      ...extras.map((chain, place) => ({ hid: chain.hid, prepare: () => prepareExtra(chain, 1000 + place) })),
    ]
      .filter(({ hid }) => !present.has(hid))
      .map(({ prepare }) => prepare()),
  );
  return database.transaction().execute(async (transaction) => {
    await storeIcons(
      transaction,
      missing.map(({ icon }) => icon),
      now(),
    );
    for (let start = 0; start < missing.length; start += 500) {
      const rows = missing.slice(start, start + 500).map(({ row }) => row);
      await transaction
        .insertInto('chains')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await rememberSources(transaction, sources);
    if (missing.length > 0) await bumpContentRevision(transaction);
    return missing.length;
  });
}
