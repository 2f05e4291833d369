import * as v from 'valibot';

const summary = {
  id: v.number(),
  title: v.string(),
  desc: v.string(),
  image_url: v.string(),
  create_time: v.pipe(v.string(), v.description('RFC 3339, UTC')),
  days: v.pipe(v.string(), v.description('MM-DD')),
  times: v.pipe(v.string(), v.description('HH:mm')),
};

export const newsSummarySchema = v.pipe(v.object(summary), v.metadata({ ref: 'NewsSummary' }));

export const newsItemSchema = v.pipe(
  v.object({ ...summary, content: v.pipe(v.string(), v.description('Markdown')) }),
  v.metadata({ ref: 'NewsItem' }),
);

export const newsListSchema = v.nullable(v.array(newsSummarySchema));

export const bannersSchema = v.array(
  v.object({
    hid: v.number(),
    title: v.string(),
    image_url: v.string(),
    object: v.object({ url: v.string() }),
  }),
);

export const promotionItemsSchema = v.array(
  v.object({ id: v.number(), title: v.string(), image_url: v.string(), url: v.string() }),
);
