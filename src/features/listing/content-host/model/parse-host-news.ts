import * as v from 'valibot';
import {
  newsItemSchema,
  newsSummarySchema,
  type NewsItem,
  type NewsSummary,
} from '#features/core/news/model/news-item.ts';
import { newsKinds } from '#features/core/news/model/news-kinds.ts';
import type { Promotion } from '#features/core/news/model/promotion.ts';
import { hostLink, hostPicture, hostText, hostTime, isHostId, withDefaults } from './host-text.ts';

/** `days` and `times` are derived from the time. */
const defaults = { desc: '', image_url: '', days: '', times: '' } satisfies Omit<
  NewsSummary,
  'id' | 'title' | 'create_time' | 'kind'
>;

/** The specification's items have no kind; one that this portal does not know is none. */
const hostKind = { kind: v.fallback(v.optional(v.picklist(newsKinds)), undefined) };
/** Of this portal's covers; the pages draw a chart for an item of a host. */
const ofCovers = ['image_alt', 'image_width', 'image_height'] as const;
const hostSummarySchema = v.object({
  ...v.omit(v.object(newsSummarySchema.entries), ofCovers).entries,
  ...hostKind,
});
const hostItemSchema = v.object({
  ...v.omit(v.object(newsItemSchema.entries), ofCovers).entries,
  ...hostKind,
});
type HostSummary = v.InferOutput<typeof hostSummarySchema>;

function tidySummary(item: HostSummary, origin: string): NewsSummary | undefined {
  const title = hostText(item.title, 300);
  const create_time = hostTime(item.create_time);
  if (!isHostId(item.id) || title === '' || create_time === undefined) return undefined;
  return {
    id: item.id,
    title,
    desc: hostText(item.desc, 1_000),
    image_url: hostPicture(item.image_url, { origin, name: title, id: item.id }),
    ...(item.kind && { kind: item.kind }),
    create_time,
    days: create_time.slice(5, 10),
    times: create_time.slice(11, 16),
  };
}

export function parseHostSummary(row: unknown, origin: string): NewsSummary | undefined {
  const parsed = v.safeParse(hostSummarySchema, withDefaults(row, defaults));
  return parsed.success ? tidySummary(parsed.output, origin) : undefined;
}

/** Longest text of an item; only its Markdown is shown, HTML is ignored. */
const contentMax = 200_000;

export function parseHostItem(data: unknown, origin: string): NewsItem | undefined {
  const parsed = v.safeParse(hostItemSchema, withDefaults(data, { ...defaults, content: '' }));
  const summary = parsed.success ? tidySummary(parsed.output, origin) : undefined;
  if (!parsed.success || !summary) return undefined;
  return { ...summary, content: parsed.output.content.toWellFormed().slice(0, contentMax) };
}

const addressSchema = v.object({ url: v.string() });

/** Banners have their link in `object`, activities and ads as a separate member; the id is `hid` or `id`. */
const promotionSchema = v.pipe(
  v.object({
    hid: v.optional(v.number()),
    id: v.optional(v.number()),
    title: v.string(),
    image_url: v.string(),
    url: v.optional(v.string()),
    object: v.optional(addressSchema),
  }),
  v.transform(({ hid, id, url, object, ...rest }) => ({
    ...rest,
    hid: hid ?? id ?? 0,
    url: object?.url ?? url ?? '',
  })),
);

export function parseHostPromotion(row: unknown, origin: string): Promotion | undefined {
  const parsed = v.safeParse(promotionSchema, withDefaults(row, { title: '', image_url: '' }));
  if (!parsed.success) return undefined;
  const { hid } = parsed.output;
  const title = hostText(parsed.output.title, 300);
  const url = hostLink(parsed.output.url);
  if (!isHostId(hid) || url === undefined) return undefined;
  const image_url = hostPicture(parsed.output.image_url, { origin, name: title, id: hid });
  return { hid, title, url, image_url };
}
