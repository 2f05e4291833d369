import { addedPosition, evmStandards } from '#features/store/catalogue/server/import/import-chains.ts';
import { evmNamespaces } from '#features/core/chains/model/evm-namespaces.ts';
import { extraChainHid } from '#features/core/chains/model/extra-chain-hid.ts';
import { familyChainHid } from '#features/core/chains/model/family-chain-hid.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';
import { publishIcon } from '#features/submission/review/server/publish-icon.ts';
import { likenessOf, looksOf } from '#features/submission/submission-checks/model/look-alike.ts';
import { findMixedWord } from '#features/submission/submission-checks/model/mixed-script.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { prepareMark, storeIcons } from '#platform/files/prepare-icon.ts';
import type { NetworkFields } from '../../model/new-network.ts';
import { addedFields, type DescribedNetwork } from './described-network.ts';

/** EVM chain ids are one number space, whatever the family. */
function isSameChain({ ns, chain_id }: NetworkFields, chain: Chain): boolean {
  const isFamily = evmNamespaces.has(ns) ? evmNamespaces.has(chain.ns) : chain.ns === ns;
  return isFamily && chain.chain_id?.toLowerCase() === chain_id.toLowerCase();
}

/** Visitors must not take one network for another. @throws AppError conflict, bad-request */
function requireOwn(fields: NetworkFields, chains: readonly Chain[]): void {
  const same = chains.find((chain) => isSameChain(fields, chain));
  if (same)
    throw new AppError(
      'conflict',
      `“${same.title}” already has this family and chain ID. Edit that network.`,
    );
  if (findMixedWord(fields.title))
    throw new AppError('bad-request', 'The name mixes letters of two alphabets in one word.');
  const looks = looksOf(fields.title);
  for (const { title } of chains) {
    const likeness = likenessOf(looks, looksOf(title));
    if (likeness === 'same') throw new AppError('bad-request', `Another network is called “${title}”.`);
    if (likeness === 'homoglyph' || likeness === 'skeleton')
      throw new AppError('bad-request', `This name is easily confused with “${title}”. Choose another one.`);
  }
}

function hidOf({ ns, chain_id: chainId }: NetworkFields, chains: readonly Chain[]): number {
  const isTaken = (hid: number) => chains.some((chain) => chain.hid === hid);
  if (!evmNamespaces.has(ns)) return familyChainHid({ ns, chainId }, isTaken);
  const hid = extraChainHid(Number(chainId));
  if (isTaken(hid)) throw new AppError('conflict', 'Another network already has this chain ID.');
  return hid;
}

async function iconUrlOf(
  transaction: DatabaseTransaction,
  { icon, title }: NetworkFields,
  { hid, at }: { hid: number; at: Date },
): Promise<string> {
  if (icon !== '') return publishIcon(transaction, icon);
  const drawn = prepareMark({ name: title, id: hid });
  await storeIcons(transaction, [drawn], at);
  return drawn.url;
}

const noStandards = { token_standards: '[]', nft_standards: '[]' };

/** The forms do not offer it: they know the rules of the networks in `networkKeys` alone. */
async function insert(
  transaction: DatabaseTransaction,
  fields: NetworkFields,
  { hid, at }: { hid: number; at: Date },
): Promise<void> {
  const { ns, chain_id, title, short, explorer } = fields;
  await transaction
    .insertInto('chains')
    .values({
      ...{ hid, network: null, title, short, ns, chain_id },
      icon_url: await iconUrlOf(transaction, fields, { hid, at }),
      explorer: explorer && JSON.stringify(explorer),
      ...(ns === 'ethereum' ? evmStandards : noStandards),
      deprecated: 0,
      position: addedPosition,
      source: 'desk',
    })
    .execute();
}

/** A network of any family, as a person describes it. */
export function describeNetworkFields(fields: NetworkFields): DescribedNetwork {
  const { ns, chain_id, title, short, icon, explorer } = fields;
  const links = explorer ? `${explorer.url}\n${explorer.tx}\n${explorer.address}` : '';
  return {
    ...{ title, chainId: chain_id, icon },
    changes: addedFields({ title, ns, chain_id, short, icon, explorer: links }),
    hidAmong: (chains) => {
      requireOwn(fields, chains);
      return hidOf(fields, chains);
    },
    insert: (transaction, hid, at) => insert(transaction, fields, { hid, at }),
  };
}
