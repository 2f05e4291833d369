import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';

interface QuestionMessages {
  id: string;
  question: MessageDescriptor;
  answer: MessageDescriptor;
}

/** Questions and answers in the language of the page. */
export function useTranslatedQuestions(questions: readonly QuestionMessages[]) {
  const { i18n } = useLingui();
  return questions.map(({ id, question, answer }) => ({
    id,
    question: i18n._(question),
    answer: i18n._(answer),
  }));
}
