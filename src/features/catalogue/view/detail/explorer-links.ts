import type { DappDetailData } from '../../model/store-page.ts';

type DetailChain = DappDetailData['chains'][number];

/** Contract addresses of a listing, several separated by commas. */
export function listAddresses(address: string): string[] {
  return [...new Set(address.split(',').map((part) => part.trim()))].filter(Boolean);
}

const isEvmAddress = (address: string) => /^0x[0-9a-f]{40}$/i.test(address);

/** Explorer pages on which an address can be looked at: an EVM address belongs to EVM chains, any other to the rest. */
export function listExplorerLinks(
  address: string,
  chains: readonly DetailChain[],
): { title: string; url: string }[] {
  return chains.flatMap(({ title, ns, explorer }) =>
    explorer?.address && (ns === 'ethereum') === isEvmAddress(address)
      ? [{ title, url: explorer.address.replace('{address}', encodeURIComponent(address)) }]
      : [],
  );
}
