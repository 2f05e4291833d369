interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** What search engines read about a page's questions: a FAQPage (schema.org). */
export function describeQuestions(questions: readonly AnsweredQuestion[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
