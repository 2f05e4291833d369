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
  /** Test networks and retired chains are known, but not offered. */
  deprecated: boolean;
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

function isRetired(row: Row, title: string): boolean {
  const isTest =
    row['testnet'] === true || row['isTestnet'] === true || /\btestnet\b|\bdevnet\b/i.test(title);
  return isTest || row['status'] === 'deprecated' || row['deprecated'] === true || row['deprecated'] === 1;
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
      deprecated: isRetired(raw, title),
    },
    warnings: explorers.length > 0 && !explorer ? [{ code: 'url-invalid', detail: 'explorer' }] : [],
  };
}
