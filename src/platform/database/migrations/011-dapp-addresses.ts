import type { Migration, MigrationDatabase } from './migration.ts';

interface ListedDapp {
  hid: number;
  address: string;
}

interface ListedChain {
  dapp_hid: number;
  chain_hid: number;
  network: string | null;
  ns: string;
}

interface ContractRow {
  dapp_hid: number;
  chain_hid: number;
  address: string;
}

const split = (text: string) => text.split(/[\s,，、;；]+/u).filter(Boolean);

/** Whether an address can be one of this namespace, as far as its form says. */
function fits(address: string, ns: string): boolean {
  const isEvm = /^0x[0-9a-f]{40}$/i.test(address);
  const isTron = /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address);
  if (ns === 'ethereum' || ns === 'klaytn') return isEvm;
  return ns === 'tron' ? isTron : !isEvm && !isTron;
}

/** What the approved submissions said: their addresses are named by network. */
async function readSubmitted(db: MigrationDatabase): Promise<Map<number, Map<string, Set<string>>>> {
  const rows = (await db
    .selectFrom('submissions')
    .select(['listed_hid', 'payload'])
    .where('kind', '=', 'dapp')
    .where('listed_hid', 'is not', null)
    .execute()) as { listed_hid: number; payload: string }[];
  const submitted = new Map<number, Map<string, Set<string>>>();
  for (const { listed_hid, payload } of rows) {
    const { addresses = [] } = JSON.parse(payload) as {
      addresses?: { network: string; addresses: string }[];
    };
    const ofDapp = submitted.get(listed_hid) ?? new Map<string, Set<string>>();
    submitted.set(listed_hid, ofDapp);
    for (const { network, addresses: text } of addresses) {
      for (const address of split(text))
        ofDapp.set(address, (ofDapp.get(address) ?? new Set<string>()).add(network));
    }
  }
  return submitted;
}

/** The chains of one address: as submitted, else the only chain of the DApp whose form it has, else unknown. */
function chainsOf(address: string, chains: readonly ListedChain[], submitted?: ReadonlySet<string>) {
  if (submitted) return chains.filter(({ network }) => network !== null && submitted.has(network));
  const possible = chains.filter(({ ns }) => fits(address, ns));
  return possible.length === 1 ? possible : [];
}

async function listContracts(db: MigrationDatabase): Promise<ContractRow[]> {
  const dapps = (await db
    .selectFrom('dapps')
    .select(['hid', 'address'])
    .where('address', '<>', '')
    .execute()) as ListedDapp[];
  const chains = (await db
    .selectFrom('dapp_chains')
    .innerJoin('chains', 'chains.hid', 'dapp_chains.chain_hid')
    .select(['dapp_hid', 'chain_hid', 'network', 'ns'])
    .execute()) as ListedChain[];
  const submitted = await readSubmitted(db);
  return dapps.flatMap(({ hid, address: text }) => {
    const own = chains.filter((chain) => chain.dapp_hid === hid);
    return [...new Set(split(text))].flatMap((address) =>
      chainsOf(address, own, submitted.get(hid)?.get(address)).map(({ chain_hid }) => ({
        dapp_hid: hid,
        chain_hid,
        address,
      })),
    );
  });
}

/**
 * Contracts of DApps by network; until now they were one text without networks. Where nothing says to which of several networks an
 * address belongs it stays in that text alone, and no explorer is linked.
 */
export const createDappAddresses: Migration = async (db) => {
  await db.schema
    .createTable('dapp_addresses')
    .addColumn('dapp_hid', 'integer', (c) => c.notNull().references('dapps.hid').onDelete('cascade'))
    .addColumn('chain_hid', 'integer', (c) => c.notNull().references('chains.hid'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('dapp_addresses_pk', ['dapp_hid', 'address', 'chain_hid'])
    .execute();
  const rows = await listContracts(db);
  for (let start = 0; start < rows.length; start += 1000)
    await db
      .insertInto('dapp_addresses')
      .values(rows.slice(start, start + 1000))
      .execute();
};
