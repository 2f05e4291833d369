import type { ContentKind } from '#features/team/editing/model/content-kind.ts';
import { siteLanguages } from '#features/team/editing/model/site-languages.ts';

/** The notice above the header of every page (specification §1), as editors write it. */
export const noticeKind: ContentKind = {
  name: 'notice',
  label: 'Tips bar',
  singular: 'notice',
  texts: [{ name: 'text', label: 'Text', type: 'line', maxLength: 240, required: true }],
  facts: [
    {
      name: 'url',
      label: 'Link',
      hint: 'Where “Read the notice” leads. Visitors see the notice that was published last.',
      type: 'link',
      required: true,
    },
  ],
  requiredLanguages: siteLanguages,
};
