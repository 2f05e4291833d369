import { expect, it } from 'vitest';
import type { ContentBody } from '../model/content-body.ts';
import { checkLanguages } from './find-outdated.ts';

const bodyOf = (texts: ContentBody['texts']): ContentBody => ({ texts, drafts: [], facts: {} });

it('finds no change in a language whose text lacks a field that was added since', () => {
  const before = {
    body: bodyOf({ en: { title: 'Tides' }, es: { title: 'Mareas' } }),
    checked: { en: 1, es: 1 },
  };
  const body = bodyOf({
    en: { title: 'Spring tides', coverAlt: '' },
    es: { title: 'Mareas', coverAlt: '' },
  });
  expect(checkLanguages({ before, body, number: 2, current: [] })).toMatchObject({ en: 2, es: 1 });
});
