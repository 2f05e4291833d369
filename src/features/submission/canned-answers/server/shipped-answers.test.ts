import { expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { answerTopics, newAnswerSchema } from '../model/answer.ts';
import * as v from 'valibot';
import { shippedAnswers } from './shipped-answers.ts';

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

it('has a text in every language, with the placeholders of the English one', () => {
  for (const { id, texts } of shippedAnswers)
    for (const locale of localeCodes) {
      expect(texts[locale], `${id} ${locale}`).not.toBe('');
      expect(placeholdersOf(texts[locale]), `${id} ${locale}`).toEqual(placeholdersOf(texts.en));
    }
});

it('has an answer for every reason but “another one”, and for requests for changes', () => {
  const topics = new Set(shippedAnswers.map(({ topic }) => topic));
  expect(answerTopics.filter((topic) => !topics.has(topic))).toEqual(['other']);
});

it('holds what the desk accepts from its editors', () => {
  for (const { id: _id, ...answer } of shippedAnswers)
    expect(v.safeParse(newAnswerSchema, answer).issues ?? []).toEqual([]);
});
