import * as v from 'valibot';

/** A store category as in the content API, in one language. */
export const categorySchema = v.pipe(
  v.object({
    hid: v.number(),
    title: v.string(),
    m_index: v.pipe(v.number(), v.description('Place in the list')),
    category_type: v.pipe(v.number(), v.description('0: shown by the store')),
  }),
  v.metadata({ ref: 'Category' }),
);
export type Category = v.InferOutput<typeof categorySchema>;
