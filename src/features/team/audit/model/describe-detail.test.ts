import { expect, test } from 'vitest';
import { describeDetail } from './describe-detail.ts';

test.each([
  [{}, ''],
  [{ title: 'Lagoon', from: null }, 'title: Lagoon, from: nothing'],
  [{ decides_alone: true, count: 3, note: '' }, 'decides alone: yes, count: 3, note: nothing'],
  [{ roles: ['reviewer', 'editor'], links: [] }, 'roles: reviewer, editor, links: none'],
  [{ before: { url: 'https://a.example', hid: 4 } }, 'before: (url: https://a.example, hid: 4)'],
])('%j is shown in words', (detail, words) => {
  expect(describeDetail(JSON.stringify(detail))).toBe(words);
});
