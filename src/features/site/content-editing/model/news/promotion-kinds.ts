import type { ContentKind } from '#features/team/editing/model/content-kind.ts';
import { siteLanguages } from '#features/team/editing/model/site-languages.ts';
import type { PromotionKind } from '#features/core/news/model/promotion.ts';

const fields: Pick<ContentKind, 'texts' | 'facts' | 'requiredLanguages'> = {
  texts: [{ name: 'title', label: 'Title', type: 'line', maxLength: 120, required: true }],
  facts: [
    {
      name: 'url',
      label: 'Link',
      hint: 'A page of this site opens in the visitor’s language. Write its whole address without the language, such as https://example.org/hardware.',
      type: 'link',
      required: true,
    },
    {
      name: 'position',
      label: 'Place in the list',
      hint: 'The lowest number comes first.',
      type: 'number',
      min: 0,
      max: 9_999,
      initial: 0,
    },
    {
      name: 'picture',
      label: 'Picture',
      hint: 'If it is empty, visitors see a generated chart.',
      type: 'picture',
      initial: '',
      size: { width: 960, height: 540 },
    },
  ],
  requiredLanguages: siteLanguages,
};

/** What pages show between their own sections, as editors write it. */
export const promotionKinds: Record<PromotionKind, ContentKind> = {
  banner: { name: 'banner', label: 'Banners', singular: 'banner', ...fields },
  activity: { name: 'activity', label: 'Activities', singular: 'activity', ...fields },
  ad: { name: 'ad', label: 'Ads', singular: 'ad', ...fields },
};
