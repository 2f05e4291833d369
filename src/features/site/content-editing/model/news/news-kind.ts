import { defaultNewsKind, type NewsKind } from '#features/core/news/model/news-kinds.ts';
import { textPictureSize } from '#features/core/news/model/text-picture-size.ts';
import type { ContentKind } from '#features/team/editing/model/content-kind.ts';
import { siteLanguages } from '#features/team/editing/model/site-languages.ts';
import { coverAltField, coverField } from './cover-fields.ts';

/** News, as editors write them. Without a cover their picture is a generated chart (`news/model/cover-path.ts`). */
export const newsKind: ContentKind = {
  name: 'news',
  label: 'News',
  singular: 'news item',
  texts: [
    { name: 'title', label: 'Title', type: 'line', maxLength: 120, required: true },
    { name: 'desc', label: 'Summary', type: 'line', maxLength: 400, required: true },
    {
      name: 'content',
      label: 'Text',
      type: 'markdown',
      maxLength: 60_000,
      required: true,
      pictures: textPictureSize,
    },
    coverAltField,
  ],
  facts: [
    {
      name: 'kind',
      label: 'Kind',
      hint: 'Visitors can filter the list by it. A warning takes the whole width of the list.',
      type: 'choice',
      options: [
        { value: 'release', label: 'Release' },
        { value: 'maintenance', label: 'Maintenance' },
        { value: 'warning', label: 'Warning' },
        { value: 'company', label: 'Company' },
      ] satisfies { value: NewsKind; label: string }[],
      initial: defaultNewsKind,
    },
    {
      name: 'pinnedUntil',
      label: 'On top of the list until the end of',
      hint: 'A day in UTC. If it is empty, the item is sorted by its date. If several items are on top, visitors see the latest one there.',
      type: 'date',
      required: false,
    },
    coverField,
  ],
  narrowedBy: 'kind',
  requiredLanguages: siteLanguages,
};
