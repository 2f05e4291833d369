import { networks } from '@web3icons/common/metadata/networks';
import type { Chain as LibraryChain } from 'viem';
import * as library from 'viem/chains';
import { extraChainHid } from '../model/extra-chain-hid.ts';
import { whyTestNetwork } from '../model/test-network.ts';
import { trimEndOf } from '#lib/trim-end-of.ts';

/** An EVM chain of the chain library that is not in the content. */
export interface ExtraChain {
  hid: number;
  chainId: number;
  title: string;
  short: string;
  icon: string | undefined;
  explorerUrl: string | undefined;
  /** Test and development chains are known, but not offered. */
  test: boolean;
}

const shortLength = 14;

function shorten(title: string): string {
  const short = title.replace(/\s(?:mainnet|network|chain)$/i, '').trimEnd();
  return short.length <= shortLength ? short : short.slice(0, shortLength - 1).trimEnd() + '…';
}

const isTest = ({ name, testnet, sourceId }: LibraryChain) =>
  whyTestNetwork({ name, isTest: testnet, parentId: sourceId }) !== undefined;

function presentLibraryChain(chain: LibraryChain, icons: ReadonlyMap<string, string>): ExtraChain {
  return {
    hid: extraChainHid(chain.id),
    chainId: chain.id,
    title: chain.name.trim(),
    short: shorten(chain.name.trim()),
    icon: icons.get(String(chain.id)),
    explorerUrl: chain.blockExplorers && trimEndOf(chain.blockExplorers.default.url, '/'),
    test: isTest(chain),
  };
}

/** All chains of the library, one per chain id: main networks first, each group by name. */
export function listLibraryChains(): ExtraChain[] {
  const icons = new Map(
    networks
      .filter((network) => network.chainId !== undefined && network.variants.includes('background'))
      .map((network) => [String(network.chainId), network.filePath.replace(/^network:/, '')]),
  );
  const chains = new Map<number, ExtraChain>();
  for (const chain of Object.values(library) as LibraryChain[]) {
    const extra = presentLibraryChain(chain, icons);
    const known = chains.get(chain.id);
    if (!known || (known.test && !extra.test)) chains.set(chain.id, extra);
  }
  return [...chains.values()].sort(
    (a, b) =>
      Number(a.test) - Number(b.test) || a.title.localeCompare(b.title, 'en') || a.chainId - b.chainId,
  );
}
