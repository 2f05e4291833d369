import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
/** News, banners, activities and ads exist in these two languages (specification §4). */
const inContentLanguages = v.object({ 'zh-Hans': text, en: text });
const localized = v.record(v.string(), text);

export const newsContentSchema = v.object({
  id,
  /** RFC 3339, UTC. */
  create_time: v.pipe(v.string(), v.isoTimestamp()),
  title: inContentLanguages,
  desc: inContentLanguages,
  /** Markdown. */
  content: inContentLanguages,
});

export const promotionContentSchema = v.object({
  hid: id,
  title: inContentLanguages,
  url: text,
  /** Seed of the chart that stands for a picture. */
  seed: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const tutorialContentSchema = v.object({
  id,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: localized,
  /** Markdown. */
  body: localized,
});

export type NewsContent = v.InferOutput<typeof newsContentSchema>;
export type PromotionContent = v.InferOutput<typeof promotionContentSchema>;
export type TutorialContent = v.InferOutput<typeof tutorialContentSchema>;
