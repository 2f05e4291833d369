import * as v from 'valibot';
import { blockchainSchema, type Blockchain, type Chain } from '#features/core/chains/model/chain.ts';
import type { TokenProtocolMap } from '#features/core/chains/model/token-protocol.ts';
import { ContentHostError } from './content-host-error.ts';
import { hostPicture, hostText, isHostId, withDefaults } from './host-text.ts';

const defaults = { icon_url: '', metadata: '{}', deprecated: 0 } satisfies Omit<
  Blockchain,
  'hid' | 'title' | 'ns'
>;

export function parseHostChain(row: unknown, origin: string): Blockchain | undefined {
  const parsed = v.safeParse(blockchainSchema, withDefaults(row, defaults));
  if (!parsed.success || !isHostId(parsed.output.hid)) return undefined;
  const title = hostText(parsed.output.title, 80);
  if (title === '') return undefined;
  const icon_url = hostPicture(parsed.output.icon_url, { origin, name: title, id: parsed.output.hid });
  return { ...parsed.output, title, icon_url, ns: hostText(parsed.output.ns, 60) };
}

const metadataSchema = v.object({ chain_id: v.union([v.string(), v.number()]) });

function chainIdOf(metadata: string): string | null {
  try {
    const parsed = v.safeParse(metadataSchema, JSON.parse(metadata));
    return parsed.success ? String(parsed.output.chain_id).slice(0, 100) : null;
  } catch {
    return null;
  }
}

const shortLength = 14;

function shorten(title: string): string {
  return title.length <= shortLength ? title : `${title.slice(0, shortLength - 1).trimEnd()}…`;
}

const identityOf = (ns: string, chainId: string | null, title: string) =>
  chainId === null ? `${ns} ${title.toLowerCase()}` : `${ns}:${chainId}`;

/**
 * The host's chains, completed from the portal's own list with data that the host's call lacks: network key,
 * short name, explorer and standards. Chains are matched by namespace and chain id, or by name where there
 * is no id; ids (`hid`) are the host's.
 */
export function joinOwnChains(rows: readonly Blockchain[], own: readonly Chain[]): Chain[] {
  const known = new Map(own.map((chain) => [identityOf(chain.ns, chain.chain_id, chain.title), chain]));
  return rows.map(({ hid, title, ns, icon_url, metadata, deprecated }) => {
    const chain_id = chainIdOf(metadata);
    const same = known.get(identityOf(ns, chain_id, title));
    return {
      hid,
      title,
      ns,
      icon_url,
      chain_id,
      deprecated: deprecated === 1,
      network: same?.network ?? null,
      short: same?.short ?? shorten(title),
      explorer: same?.explorer ?? null,
      token_standards: same?.token_standards ?? [],
      nft_standards: same?.nft_standards ?? [],
    };
  });
}

const protocolsSchema = v.record(v.string(), v.array(v.looseObject({ key: v.string() })));

/** Keys copied to titles, nothing selected (specification §3). @throws ContentHostError */
export function parseHostProtocols(data: unknown): TokenProtocolMap {
  const parsed = v.safeParse(protocolsSchema, data);
  if (!parsed.success) throw new ContentHostError('data is not a map of token standards');
  return Object.fromEntries(
    Object.entries(parsed.output)
      .slice(0, 200)
      .map(([ns, protocols]) => [
        ns,
        protocols.slice(0, 50).map(({ key }) => {
          const text = hostText(key, 60);
          return { key: text, title: text, isSelected: false as const };
        }),
      ]),
  );
}
