import { describe, expect, it } from 'vitest';
import { describeQuestions } from './describe-questions.ts';

describe('describeQuestions', () => {
  it("pairs every question with its answer, in the page's language", () => {
    const questions = [{ question: { id: 'question' }, answer: { id: 'answer' } }];
    const words: Record<string, string> = { question: 'Is it open?', answer: 'Yes.' };
    expect(describeQuestions(questions, ({ id }) => words[id] ?? '')).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Is it open?', acceptedAnswer: { text: 'Yes.' } }],
    });
  });
});
