import type { ContentKind } from '#features/editing/model/content-kind.ts';

/** News, as editors write them. Their picture is a generated chart (`news/model/cover-path.ts`). */
export const newsKind: ContentKind = {
  name: 'news',
  label: 'News',
  singular: 'news item',
  texts: [
    { name: 'title', label: 'Title', type: 'line', maxLength: 120, required: true },
    { name: 'desc', label: 'Summary', type: 'line', maxLength: 400, required: true },
    { name: 'content', label: 'Text', type: 'markdown', maxLength: 60_000, required: true },
  ],
  facts: [],
  // Specification §4: the content API has every item in these two.
  requiredLanguages: ['en', 'zh'],
};
