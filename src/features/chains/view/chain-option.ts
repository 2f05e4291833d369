import type { Option } from '#ui/field/filter-options.ts';
import { chainKeywords, chainLabel } from '../model/chain-names.ts';

interface OfferedChain {
  title: string;
  short: string;
  icon_url: string;
}

/** A network as an entry of a list: its name and ticker are shown, and all its names find it. */
export function chainOption(value: string, chain: OfferedChain): Option {
  return { value, label: chainLabel(chain), icon: chain.icon_url, keywords: chainKeywords(chain) };
}
