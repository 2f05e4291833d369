import type { MessageDescriptor } from '@lingui/core';

interface AnsweredQuestion {
  question: MessageDescriptor;
  answer: MessageDescriptor;
}

/**
 * Structured data for search engines about a page's questions: a FAQPage (schema.org).
 * @param translate translates into the page's language
 */
export function describeQuestions(
  questions: readonly AnsweredQuestion[],
  translate: (words: MessageDescriptor) => string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: translate(question),
      acceptedAnswer: { '@type': 'Answer', text: translate(answer) },
    })),
  };
}
