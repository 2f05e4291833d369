import type { MessageDescriptor } from '@lingui/core';

/** A question and its answer as words, since the page shows them and search engines read them (routes/<product>.tsx). */
export interface QuestionWords {
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor;
}
