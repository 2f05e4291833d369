import * as v from 'valibot';
import {
  categoryIconNames,
  plainCategoryIcon,
  type CategoryIcon,
} from '#features/store/catalogue/model/category-icon.ts';
import { tidyText } from '#features/store/catalogue/model/tidy-text.ts';
import { localeCodes } from '#i18n/locales.ts';

/** Characters of a category's title. */
export const titleMaxCharacters = 40;
/** Places in an order: more than any list has. */
const orderMax = 1_000;

export const titleSchema = v.pipe(
  v.string(),
  v.transform(tidyText),
  v.maxCodePoints(titleMaxCharacters, `A title has at most ${titleMaxCharacters} characters.`),
);

/** Titles by language; an empty one means that visitors read the nearest language. */
const titles = v.pipe(
  v.record(v.picklist(localeCodes), titleSchema),
  v.check((all) => Boolean(all.en), 'The English title is missing.'),
  v.transform((all) => Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''))),
);

/** Of a category or a network. */
export const hidSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1));

/** Names the values that a change is based on. */
const seen = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const iconSchema = v.picklist(categoryIconNames);

/** What an edit of a category sends. */
export const categoryEditEntries = { titles, icon: iconSchema, seen };

export const newCategorySchema = v.object({ titles, icon: v.optional(iconSchema, plainCategoryIcon) });
export type NewCategory = v.InferOutput<typeof newCategorySchema>;

/** What the desk does with a category. */
export const categoryChangeSchema = v.variant('name', [
  v.object({ name: v.literal('edit'), ...categoryEditEntries }),
  v.object({ name: v.literal('hide') }),
  v.object({ name: v.literal('show') }),
  v.object({ name: v.literal('delete') }),
]);
export type CategoryChange = v.InferOutput<typeof categoryChangeSchema>;

/** A whole list in its new order. @property seen of the list that it is based on */
export const orderSchema = v.object({ hids: v.pipe(v.array(hidSchema), v.maxLength(orderMax)), seen });
export type ListOrder = v.InferOutput<typeof orderSchema>;

/** A category at the desk. */
export interface DeskCategory {
  /** Its `hid`. */
  id: number;
  titles: Record<string, string>;
  icon: CategoryIcon;
  isHidden: boolean;
  /** The list of hot DApps, which is always there. */
  isHot: boolean;
  /** DApps in it, delisted ones included. */
  items: number;
  /** Changes with its titles and its icon. */
  seen: string;
}

/** A DApp of the hot list. */
export interface HotItem {
  /** Its `hid`. */
  id: number;
  title: string;
  url: string;
  /** Visitors see it. */
  isListed: boolean;
}

/** A list with its order. @property seen names the order */
export interface OrderedList<Item> {
  data: Item[];
  total: number;
  seen: string;
}
