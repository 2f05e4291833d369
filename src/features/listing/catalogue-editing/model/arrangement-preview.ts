import * as v from 'valibot';
import { localeCodes } from '#i18n/locales.ts';
import { plainCategoryIcon } from '#features/store/catalogue/model/category-icon.ts';
import { iconSchema, orderSchema, titleSchema } from './category-change.ts';
import { chainEditSchema } from './chain-edit.ts';

const shown = { locale: v.picklist(localeCodes), theme: v.picklist(['light', 'dark']) };
const { hids } = orderSchema.entries;
const hid = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));
const { title, short, icon, explorer, isListed } = chainEditSchema.entries;

/** What the desk is about to change, with how its page is to be shown. */
export const arrangementPreviewSchema = v.variant('view', [
  v.object({ view: v.literal('hot-list'), hids, ...shown }),
  v.object({ view: v.literal('category-order'), hids, ...shown }),
  v.object({
    view: v.literal('category'),
    /** Null for a new one. */
    hid: v.nullable(hid),
    titles: v.record(v.picklist(localeCodes), titleSchema),
    icon: v.optional(iconSchema, plainCategoryIcon),
    ...shown,
  }),
  v.object({ view: v.literal('network'), hid, title, short, icon, explorer, isListed, ...shown }),
]);
export type ArrangementPreview = v.InferOutput<typeof arrangementPreviewSchema>;
