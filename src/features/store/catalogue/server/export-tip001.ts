import { fallbackLocale } from '#i18n/locales.ts';
import { ss58Prefixes } from '#features/core/chains/model/find-chain.ts';
import { parseTip001Fields } from '../model/tip001-fields.ts';
import type { Tip001Chain, Tip001Dapp, Tip001List } from '../model/tip001.ts';
import type { DappEntry } from './catalogue-records.ts';
import { presentDapp } from './present-dapp.ts';
import type { Snapshot } from './snapshot.ts';

function presentChain(hid: number, { chainByHid }: Snapshot): Tip001Chain[] {
  const chain = chainByHid.get(hid);
  if (!chain) return [];
  const ss58 = chain.network === null ? undefined : ss58Prefixes[chain.network];
  return [
    {
      network: chain.ns,
      ...(chain.chain_id === null ? {} : { chain_id: chain.chain_id }),
      ...(ss58 === undefined ? {} : { ss58 }),
    },
  ];
}

function presentEntry(entry: DappEntry, snapshot: Snapshot, origin: string): Tip001Dapp {
  const { title, url, icon_url, desc, chains } = presentDapp(entry, fallbackLocale);
  const { icon_url: listed, ...walletFields } = parseTip001Fields(entry.row.tip001);
  // The portal shows a generated monogram for an imported icon; wallets get the list's address, unless an
  // uploaded logo has replaced it.
  const isMonogram = entry.row.source === 'import' && icon_url.endsWith('.svg');
  const source = isMonogram ? listed : undefined;
  return {
    title,
    url,
    icon_url: source ?? (icon_url.startsWith('/') ? origin + icon_url : icon_url),
    ...(desc === '' ? {} : { desc }),
    ...walletFields,
    chain_list: chains.flatMap((chain) => presentChain(chain.hid, snapshot)),
  };
}

/** The whole store in the public list format, in English where available; the format has no DApp without its address. */
export function exportTip001(snapshot: Snapshot, origin: string): Tip001List {
  return {
    dapp_list: snapshot.entries
      .filter(({ withheld }) => !withheld.includes('url'))
      .map((entry) => presentEntry(entry, snapshot, origin)),
  };
}
