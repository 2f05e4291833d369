import { isAddress } from 'viem';
import { evmNamespaces } from '#features/core/chains/model/evm-namespaces.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';
import { findChain } from '#features/core/chains/model/find-chain.ts';
import { fitsNamespace } from '../../model/contract.ts';
import { cutText, tidyText } from '../../model/tidy-text.ts';
import { importLimits, type ImportIssue } from '../../model/import-issue.ts';
import { checkUrl } from './check-url.ts';
import { isRow, textOf, type Row } from './read-json.ts';

/** A token of a list, in the store's format. */
export interface TokenCandidate {
  chain: Chain;
  name: string;
  symbol: string;
  address: string;
  decimal: number;
  website: string;
  /** English; empty where the list has none. */
  desc: string;
  standard: string;
}

export type CheckedToken =
  { ok: true; candidate: TokenCandidate; warnings: ImportIssue[] } | { ok: false; issues: ImportIssue[] };

/** Token Lists name a chain by its EVM chain id only, TIP-001 files by network, with or without an id. */
function findTokenChain(row: Row, chains: readonly Chain[]): Chain | undefined {
  const given = textOf(row, 'chainId', 'chain_id');
  // As wallets write it: `0x38`.
  const chain_id = /^0x[\da-f]{1,13}$/i.test(given) ? String(Number(given)) : given;
  const network = textOf(row, 'network', 'blockchain', 'ns', 'bl_symbol') || (chain_id ? 'ethereum' : '');
  return network === '' ? undefined : findChain(chains, { network, chain_id });
}

function nameNetwork(row: Row): string {
  return [textOf(row, 'network', 'blockchain', 'ns', 'bl_symbol'), textOf(row, 'chainId', 'chain_id')]
    .filter(Boolean)
    .join(' ');
}

/** What exchanges and aggregators write for the coin of the network itself. */
const placeholders = /^0x(?:0{40}|(?:ee){20})$/i;

/** Lower case and upper case have no checksum; mixed case is one (EIP-55), so a typing error shows. */
function hasRightChecksum(address: string): boolean {
  const isPlain = /^0x(?:[\da-f]{40}|[\dA-F]{40})$/.test(address);
  return isPlain || isAddress(address);
}

function findAddressIssue(address: string, chain: Chain | undefined): ImportIssue | undefined {
  const invalid: ImportIssue = { code: 'address-invalid' };
  if (address === '' || address.length > importLimits.address || /\s/.test(address)) return invalid;
  if (!chain) return undefined;
  if (chain.ns === 'tron') return fitsNamespace(address, chain.ns) ? undefined : invalid;
  if (!evmNamespaces.has(chain.ns)) return undefined;
  if (!/^0x[\da-f]{40}$/i.test(address) || address.startsWith('0X')) return invalid;
  if (placeholders.test(address)) return { code: 'address-native' };
  return hasRightChecksum(address) ? undefined : { code: 'address-checksum' };
}

/** Tokens of a chain that visitors do not get would look like the ones of the main network that they are named after. */
function findChainIssue(chain: Chain | undefined, network: string): ImportIssue | undefined {
  if (!chain) return network ? { code: 'chain-unknown', detail: network } : { code: 'network-missing' };
  return chain.deprecated ? { code: 'chain-not-offered', detail: chain.title } : undefined;
}

function readDecimals(row: Row): number | undefined {
  const text = textOf(row, 'decimals', 'decimal', 'precision');
  return /^\d{1,3}$/.test(text) && Number(text) <= 255 ? Number(text) : undefined;
}

/** Checks one token of a Token List (`chainId`, `address`, `name`, `symbol`, `decimals`) or of a TIP-001 token file (`network`, `decimal` …). */
export function checkTokenRow(raw: unknown, chains: readonly Chain[]): CheckedToken {
  if (!isRow(raw)) return { ok: false, issues: [{ code: 'not-an-entry' }] };
  const name = tidyText(textOf(raw, 'name', 'title'));
  const symbol = tidyText(textOf(raw, 'symbol'));
  const address = textOf(raw, 'address', 'contract');
  const chain = findTokenChain(raw, chains);
  const decimal = readDecimals(raw);
  const network = nameNetwork(raw);
  const issues: ImportIssue[] = [];
  if (name === '') issues.push({ code: 'title-missing' });
  if ([...name].length > importLimits.title) issues.push({ code: 'title-too-long' });
  if (symbol === '') issues.push({ code: 'symbol-missing' });
  if ([...symbol].length > importLimits.symbol) issues.push({ code: 'symbol-too-long' });
  issues.push(
    ...[findChainIssue(chain, network), findAddressIssue(address, chain)].filter(
      (issue) => issue !== undefined,
    ),
  );
  if (decimal === undefined) issues.push({ code: 'decimals-invalid' });
  if (issues.length > 0 || !chain || decimal === undefined) return { ok: false, issues };
  const given = textOf(raw, 'website', 'url');
  const website = checkUrl(given);
  const desc = cutText(tidyText(textOf(raw, 'desc', 'description')), importLimits.description);
  const standard = textOf(raw, 'token_protocol', 'standard', 'protocol');
  return {
    ok: true,
    candidate: {
      chain,
      name,
      symbol,
      address,
      decimal,
      website: website.ok ? website.url : '',
      desc,
      standard: chain.token_standards.find((known) => known === standard) ?? chain.token_standards[0] ?? '',
    },
    warnings: given !== '' && !website.ok ? [{ code: website.code, detail: 'website' }] : [],
  };
}
