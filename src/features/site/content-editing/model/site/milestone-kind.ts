import type { ContentKind } from '#features/team/editing/model/content-kind.ts';
import { siteLanguages } from '#features/team/editing/model/site-languages.ts';

/** The wallet's history on the about page, as editors write it. */
export const milestoneKind: ContentKind = {
  name: 'milestone',
  label: 'Milestones',
  singular: 'milestone',
  texts: [
    { name: 'title', label: 'Title', type: 'line', maxLength: 80, required: true },
    { name: 'text', label: 'Text', type: 'line', maxLength: 300, required: true },
  ],
  facts: [{ name: 'month', label: 'Month', type: 'month', required: true }],
  requiredLanguages: siteLanguages,
};
