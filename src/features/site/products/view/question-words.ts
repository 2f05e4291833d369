import type { MessageDescriptor } from '@lingui/core';

/**
 * A question and its answer as text, since the page shows it and search engines read it
 * (routes/<product>.tsx).
 */
export interface QuestionWords {
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor;
}
