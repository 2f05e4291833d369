import { textPictureSize } from '#features/core/news/model/text-picture-size.ts';
import type { ContentKind } from '#features/team/editing/model/content-kind.ts';
import { siteLanguages } from '#features/team/editing/model/site-languages.ts';
import { coverAltField, coverField } from './cover-fields.ts';

/** Tutorials of the DApp store, as editors write them. */
export const tutorialKind: ContentKind = {
  name: 'tutorial',
  label: 'Tutorials',
  singular: 'tutorial',
  texts: [
    { name: 'title', label: 'Title', type: 'line', maxLength: 120, required: true },
    {
      name: 'body',
      label: 'Text',
      type: 'markdown',
      maxLength: 60_000,
      required: true,
      pictures: textPictureSize,
    },
    coverAltField,
  ],
  facts: [
    { name: 'minutes', label: 'Reading time in minutes', type: 'number', min: 1, max: 120, initial: 3 },
    {
      name: 'position',
      label: 'Place in the list',
      hint: 'The lowest number comes first. The page of a tool, such as /tools/keys, offers the first tutorial that links to it.',
      type: 'number',
      min: 0,
      max: 9_999,
      initial: 0,
    },
    coverField,
  ],
  // Every language falls back to English; the pages of the store exist in all of them.
  requiredLanguages: siteLanguages,
};
