import type { Option } from '#ui/field/filter-options.ts';
import { chainKeywords, chainLabel } from '../model/chain-names.ts';

interface OfferedChain {
  title: string;
  short: string;
  icon_url: string;
}

/** A network as an option of a list: shown with name and ticker, found by all its names. */
export function chainOption(value: string, chain: OfferedChain): Option {
  return { value, label: chainLabel(chain), icon: chain.icon_url, keywords: chainKeywords(chain) };
}
