import * as v from 'valibot';
import { newsKinds } from '../model/news-kinds.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
/** The two languages of the content API (specification §4); the others are in content/translations. */
const inContentLanguages = v.object({ 'zh-Hans': text, en: text });
const localized = v.record(v.string(), text);

export const newsContentSchema = v.object({
  id,
  kind: v.picklist(newsKinds),
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
  /** Seed of the chart that serves as a picture. */
  seed: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const tutorialContentSchema = v.object({
  id,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: localized,
  /** Markdown. */
  body: localized,
});

type ByLocale = Readonly<Record<string, string>>;
/** Its texts by site locale. */
export type NewsContent = Omit<v.InferOutput<typeof newsContentSchema>, 'title' | 'desc' | 'content'> & {
  title: ByLocale;
  desc: ByLocale;
  content: ByLocale;
};
/** Its title by site locale. */
export type PromotionContent = Omit<v.InferOutput<typeof promotionContentSchema>, 'title'> & {
  title: ByLocale;
};
export type TutorialContent = v.InferOutput<typeof tutorialContentSchema>;
