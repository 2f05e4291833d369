import { textPictureSize } from '#features/core/news/model/text-picture-size.ts';
import type { ContentKind } from '#features/team/editing/model/content-kind.ts';

/** What subscribers get whose language the issue lacks: the English one, or no mail. */
export type IssueFallback = 'en' | 'none';

/** An issue of the newsletter, as editors write it. Publishing makes it ready to send. */
export const issueKind: ContentKind = {
  name: 'newsletter',
  label: 'Newsletter',
  singular: 'newsletter issue',
  handover: {
    action: 'Ready to send',
    hint: 'Nothing is sent yet. Send the issue under Newsletter when it is ready.',
  },
  texts: [
    { name: 'subject', label: 'Subject', type: 'line', maxLength: 150, required: true },
    {
      name: 'text',
      label: 'Text',
      type: 'markdown',
      maxLength: 40_000,
      required: true,
      pictures: textPictureSize,
    },
  ],
  facts: [
    {
      name: 'fallback',
      label: 'If a language is missing, its subscribers get',
      type: 'choice',
      options: [
        { value: 'en', label: 'The English issue' },
        { value: 'none', label: 'No email' },
      ],
      initial: 'en',
    },
  ],
  requiredLanguages: ['en'],
};
