import { whyTestNetwork } from '#features/core/chains/model/test-network.ts';
import { cutText, tidyText } from '../../model/tidy-text.ts';
import { importLimits, type ImportIssue } from '../../model/import-issue.ts';
import { checkUrl } from './check-url.ts';
import { isRow, textOf, type Row } from './read-json.ts';

/** An EVM chain of a list, in the portal's format. */
export interface ChainCandidate {
  chainId: number;
  title: string;
  short: string;
  /** Origin and path of its explorer, without a trailing slash. */
  explorerUrl: string | undefined;
  /** Why it is known, but not offered: a test network, retired, or not in operation yet. */
  notOffered: ImportIssue | undefined;
}

export type CheckedChain =
  { ok: true; candidate: ChainCandidate; warnings: ImportIssue[] } | { ok: false; issues: ImportIssue[] };

const shortLength = 14;

/** Chain ids as decimal number or text, or in the wallets' format `0x38`. */
function readChainId(row: Row): number | undefined {
  const text = textOf(row, 'chainId', 'chain_id', 'networkId', 'network_id', 'id');
  const id = /^(?:\d{1,16}|0x[\da-f]{1,13})$/i.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function listExplorers(row: Row): string[] {
  const listed = [row['explorers'], row['blockExplorerUrls'], row['block_explorer_urls']].flat();
  const single = textOf(row, 'explorer_url', 'explorerUrl', 'block_explorer_url', 'explorer', 'scan_url');
  return [...listed, single].flatMap((explorer) => {
    const url = isRow(explorer) ? explorer['url'] : explorer;
    return typeof url === 'string' && url.trim() !== '' ? [url.trim()] : [];
  });
}

const isSet = (row: Row, ...names: readonly string[]) =>
  names.some((name) => row[name] === true || row[name] === 1 || /^true$/i.test(textOf(row, name)));

/** The chain id in `eip155-11155111`, as ethereum-lists/chains names the parent of a rollup. */
function readParentId(row: Row): number | undefined {
  const parent = isRow(row['parent']) ? textOf(row['parent'], 'chain') : textOf(row, 'parent', 'sourceId');
  const [id] = /\d{1,16}$/.exec(parent) ?? [];
  return id === undefined ? undefined : Number(id);
}

function listNodes(row: Row): string[] {
  return [row['rpc'], row['rpcUrls'], row['rpc_urls']].flat().flatMap((node) => {
    const url = isRow(node) ? node['url'] : node;
    return typeof url === 'string' ? [url] : [];
  });
}

/** Why visitors do not get this chain to choose; undefined where they do. */
function whyNotOffered(row: Row): ImportIssue | undefined {
  const test = whyTestNetwork({
    name: textOf(row, 'name', 'chainName', 'chain_name'),
    title: textOf(row, 'title'),
    network: textOf(row, 'network'),
    networkType: textOf(row, 'networkType', 'network_type', 'type'),
    chain: textOf(row, 'chain'),
    shortName: textOf(row, 'shortName', 'short_name'),
    isTest: isSet(row, 'testnet', 'isTestnet', 'is_testnet', 'isTest', 'is_test'),
    parentId: readParentId(row),
    nodes: listNodes(row),
  });
  if (test !== undefined) return { code: 'chain-is-test', detail: test };
  const status = textOf(row, 'status').toLowerCase();
  if (status === 'deprecated' || isSet(row, 'deprecated')) return { code: 'chain-is-deprecated' };
  return status === 'incubating' ? { code: 'chain-is-incubating' } : undefined;
}

/**
 * Checks one chain of a list: the ethereum-lists/chains shape (`name`, `chainId`, `shortName`, `explorers:
 * [{url}]`, `status`), or that of wallets' network lists (`title`, `chain_id`, `symbol`,
 * `blockExplorerUrls`).
 */
export function checkChainRow(raw: unknown): CheckedChain {
  if (!isRow(raw)) return { ok: false, issues: [{ code: 'not-an-entry' }] };
  const title = tidyText(textOf(raw, 'name', 'title', 'chainName', 'chain_name'));
  const chainId = readChainId(raw);
  const issues: ImportIssue[] = [];
  if (title === '') issues.push({ code: 'title-missing' });
  if ([...title].length > importLimits.title) issues.push({ code: 'title-too-long' });
  if (chainId === undefined) issues.push({ code: 'chain-id-invalid' });
  if (issues.length > 0 || chainId === undefined) return { ok: false, issues };
  const currency = isRow(raw['nativeCurrency']) ? raw['nativeCurrency'] : {};
  const short =
    textOf(raw, 'shortName', 'short_name', 'short', 'symbol') || textOf(currency, 'symbol') || title;
  const explorers = listExplorers(raw).map(checkUrl);
  const explorer = explorers.find((checked) => checked.ok);
  return {
    ok: true,
    candidate: {
      chainId,
      title,
      short: cutText(tidyText(short), shortLength),
      explorerUrl: explorer?.ok ? explorer.url.replace(/\/$/, '') : undefined,
      notOffered: whyNotOffered(raw),
    },
    warnings: explorers.length > 0 && !explorer ? [{ code: 'url-invalid', detail: 'explorer' }] : [],
  };
}
