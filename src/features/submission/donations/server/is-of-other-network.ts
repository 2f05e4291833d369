import type { Brand } from '#features/core/brand/model/brand-schema.ts';

/** Networks by the host of their explorer. A host that shows several networks says nothing. */
let networkOfHost: Promise<ReadonlyMap<string, number | undefined>> | undefined;

async function readHosts(): Promise<ReadonlyMap<string, number | undefined>> {
  // The library's definitions are a thousand modules: half a second of the processor and 13 MB, which nearly no payment needs.
  const { listLibraryChains } = await import('#features/core/chains/server/list-library-chains.ts');
  const hosts = new Map<string, number | undefined>();
  for (const { chainId, explorerUrl } of listLibraryChains()) {
    const host = explorerUrl && URL.parse(explorerUrl)?.host;
    if (host) hosts.set(host, hosts.has(host) && hosts.get(host) !== chainId ? undefined : chainId);
  }
  return hosts;
}

/** Of a link with or without its scheme. */
const hostOf = (word: string) => URL.parse(/^https?:\/\//i.test(word) ? word : `https://${word}`)?.host;

/**
 * Whether a pasted link leads to the explorer of a network on which no donation is paid: its transaction would be looked for in vain. A bare
 * hash, and an explorer that is not known, say nothing.
 */
export async function isOfOtherNetwork(
  link: string,
  { donation }: Pick<Brand, 'donation'>,
): Promise<boolean> {
  const own = URL.parse(donation.explorerTransactionUrl)?.host;
  const hosts = link.split(/\s+/).flatMap((word) => hostOf(word) ?? []);
  if (hosts.length === 0 || hosts.includes(own ?? '')) return false;
  const networks = await (networkOfHost ??= readHosts());
  const named = hosts.flatMap((host) => networks.get(host) ?? []);
  return named.length > 0 && !named.includes(donation.chainId);
}
