import * as v from 'valibot';
import { dappSchema } from './dapp.ts';

/** How many DApps a section shows before "more". */
export const homeSectionCount = 8;

/** One row of the wallet's discovery screen. `id` is the category's `hid`. */
export const homeSectionSchema = v.object({
  id: v.pipe(v.number(), v.description('Pass it to section_more')),
  title: v.string(),
  type: v.picklist(['hot', 'category']),
  dapps: v.array(dappSchema),
});
export type HomeSection = v.InferOutput<typeof homeSectionSchema>;
