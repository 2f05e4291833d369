import { evmNamespaces } from '#features/core/chains/model/evm-namespaces.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';
import { extraChainHid } from '#features/core/chains/model/extra-chain-hid.ts';
import { listChains } from '#features/core/chains/server/list-chains.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { prepareMark, storeIcons } from '#platform/files/prepare-icon.ts';
import { checkChainRow, type ChainCandidate } from './check-chain-row.ts';
import {
  acceptRows,
  addWarnings,
  emptyReport,
  type AcceptedRow,
  type ImportReport,
  type ImportResult,
} from './import-report.ts';
import { readEntries, type ListShape } from './read-json.ts';

/** Chains that are added come after those of the wallet and the chain library. */
export const addedPosition = 5000;

/** Standards of tokens and collections that every EVM chain has. */
export const evmStandards = {
  token_standards: JSON.stringify(['ERC20']),
  nft_standards: JSON.stringify(['ERC721', 'ERC1155']),
};

const explorerOf = (url: string) =>
  JSON.stringify({ url, tx: `${url}/tx/{hash}`, address: `${url}/address/{address}` });

/** Adds a chain with its monogram as icon; the caller has found none with its id. */
export async function insertChain(
  transaction: Database,
  chain: ChainCandidate,
  { now, source }: { now: Date; source: 'import' | 'desk' },
): Promise<void> {
  const hid = extraChainHid(chain.chainId);
  const icon = prepareMark({ name: chain.title, id: hid });
  await storeIcons(transaction, [icon], now);
  await transaction
    .insertInto('chains')
    .values({
      hid,
      network: null,
      title: chain.title,
      short: chain.short,
      ns: 'ethereum',
      chain_id: String(chain.chainId),
      icon_url: icon.url,
      explorer: chain.explorerUrl === undefined ? null : explorerOf(chain.explorerUrl),
      ...evmStandards,
      deprecated: chain.notOffered ? 1 : 0,
      position: addedPosition,
      source,
    })
    .execute();
}

/** A known chain keeps its data; a list only adds an explorer where none is known. */
async function completeChain(transaction: Database, known: Chain, chain: ChainCandidate): Promise<boolean> {
  if (known.explorer !== null || chain.explorerUrl === undefined) return false;
  await transaction
    .updateTable('chains')
    .set({ explorer: explorerOf(chain.explorerUrl) })
    .where('hid', '=', known.hid)
    .execute();
  return true;
}

/** Says about a row that its chain is not offered, or that it is although the list advises against it. */
function reportStanding(
  report: ImportReport,
  { row, name, candidate: { notOffered } }: AcceptedRow<ChainCandidate>,
  known: Chain | undefined,
): void {
  if (!notOffered) return;
  const detail = notOffered.detail ?? notOffered.code.replace('chain-is-', '');
  const isOffered = known && !known.deprecated;
  addWarnings(report, {
    row,
    name,
    warnings: [isOffered ? { code: 'chain-stays-offered', detail } : notOffered],
  });
}

const chainList: ListShape = {
  fields: ['chains', 'networks', 'network_list', 'chain_list', 'data'],
  isEntry: (row) => 'chainId' in row || 'chain_id' in row,
  names: ['name', 'title', 'chainName', 'chain_name'],
};

/**
 * Imports a list of EVM chains (ethereum-lists/chains, whole or one file, or a wallet's network list).
 * Chains are identified by chain id, so running it again changes nothing. Test networks, retired chains and those that are not in operation yet
 * are known, but not offered.
 */
export async function importChains(options: {
  database: Database;
  now: () => Date;
  text: string;
}): Promise<ImportResult> {
  const { database, now, text } = options;
  const file = readEntries(text, chainList);
  if (!file.ok) return file;
  const report = emptyReport(file.entries.length);
  const checked = file.entries.map(({ raw, ...entry }) => ({ ...entry, checked: checkChainRow(raw) }));
  const accepted = acceptRows(checked, ({ chainId }) => String(chainId), report);
  await database.transaction().execute(async (transaction) => {
    const chains = await listChains(transaction);
    const known = new Map(
      chains.flatMap((chain) => (evmNamespaces.has(chain.ns) ? [[chain.chain_id, chain] as const] : [])),
    );
    for (const entry of accepted) {
      const { candidate } = entry;
      const chain = known.get(String(candidate.chainId));
      reportStanding(report, entry, chain);
      if (!chain) {
        await insertChain(transaction, candidate, { now: now(), source: 'import' });
        report.created += 1;
      } else if (await completeChain(transaction, chain, candidate)) report.updated += 1;
      else report.unchanged += 1;
    }
    if (report.created + report.updated > 0) await bumpContentRevision(transaction);
  });
  return { ok: true, report };
}
