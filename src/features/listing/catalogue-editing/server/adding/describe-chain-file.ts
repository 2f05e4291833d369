import {
  checkChainRow,
  type ChainCandidate,
} from '#features/store/catalogue/server/import/check-chain-row.ts';
import { insertChain } from '#features/store/catalogue/server/import/import-chains.ts';
import { evmNamespaces } from '#features/core/chains/model/evm-namespaces.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';
import { extraChainHid } from '#features/core/chains/model/extra-chain-hid.ts';
import { checkChainJson } from '#features/submission/developer/model/chain-file/check-chain-json.ts';
import { createKnownChains } from '#features/submission/developer/model/chain-file/rules/known-chains.ts';
import { AppError } from '#lib/app-error.ts';
import { addedFields, type DescribedNetwork, type Description } from './described-network.ts';

/** Ids and names that are taken. */
function knownOf(chains: readonly Chain[]) {
  const evm = chains.filter(({ ns, chain_id }) => evmNamespaces.has(ns) && chain_id !== null);
  return createKnownChains(evm.map(({ title, chain_id }) => ({ chain_id: Number(chain_id), name: title })));
}

/** The explorer is shown by the address that the file has. */
function networkOf(candidate: ChainCandidate): DescribedNetwork {
  const { title, short, explorerUrl } = candidate;
  const chainId = String(candidate.chainId);
  return {
    ...{ title, chainId, icon: '' },
    changes: addedFields({ title, chain_id: chainId, short, explorer: explorerUrl ?? '' }),
    hidAmong: (chains) => {
      const hid = extraChainHid(candidate.chainId);
      if (chains.some((chain) => chain.hid === hid))
        throw new AppError('conflict', 'Another person has just added this chain.');
      return hid;
    },
    insert: (transaction, _hid, at) => insertChain(transaction, candidate, { now: at, source: 'desk' }),
  };
}

/**
 * The EVM network of a pasted file of ethereum-lists/chains, checked as the page for its authors checks it. What that check can correct is
 * corrected.
 * @throws AppError bad-request
 */
export function describeChainFile(text: string, chains: readonly Chain[]): Description {
  const check = checkChainJson(text, knownOf(chains));
  if (check.kind === 'empty') throw new AppError('bad-request', 'Paste a chain file.');
  const errors = check.issues.filter(({ severity }) => severity === 'error');
  if (check.kind === 'unreadable' || errors.length > 0)
    return {
      ok: false,
      issues: errors.map(({ code, path, line, found, expected }) => ({ code, path, line, found, expected })),
    };
  const row = checkChainRow(JSON.parse(check.corrected.text));
  if (!row.ok) throw new AppError('bad-request', 'The file has no chain that can be listed.');
  return { ok: true, network: networkOf(row.candidate) };
}
