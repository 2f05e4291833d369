import { expect, test } from 'vitest';
import { itemOf } from './recent-items.ts';

test.each([
  ['/submissions/12/show', 'Lagoon Exchange · Desk', 'Lagoon Exchange'],
  ['/reports/12/show', 'Lagoon Exchange · Reports · Desk', 'Lagoon Exchange · Reports'],
  ['/listings/dapp-12', 'Lagoon Exchange · Desk', 'Lagoon Exchange'],
  ['/listing-drafts/3', 'Lagoon Exchange · Desk', 'Lagoon Exchange'],
  ['/content/news/7', 'Tides · Desk', 'Tides'],
])('%s is an item', (path, title, name) => {
  expect(itemOf(path, title)).toEqual({ path, name });
});

test('a list is none, nor is an item whose screen has not loaded, or says only what it is for', () => {
  expect(itemOf('/submissions', 'Review · Desk')).toBeUndefined();
  expect(itemOf('/submissions/answers', 'Canned answers · Desk')).toBeUndefined();
  expect(itemOf('/submissions/12/show', 'Tideport')).toBeUndefined();
  expect(itemOf('/submissions/12/show', 'Review · Desk')).toBeUndefined();
  expect(itemOf('/status-notices/4', 'Edit notice · Desk')).toBeUndefined();
  expect(itemOf('/notices/9', 'Notice · Desk')).toBeUndefined();
});
