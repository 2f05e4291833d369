import type { Dapp } from './dapp.ts';

/** How many DApps a section shows before "more". */
export const homeSectionCount = 8;

/** One row of the wallet's discovery screen. `id` is the category's `hid`, which `section_more` takes. */
export interface HomeSection {
  id: number;
  title: string;
  type: 'hot' | 'category';
  dapps: Dapp[];
}
