import { expect, it } from 'vitest';
import type { NewsSummary } from '../../model/news-item.ts';
import { addAnswer, joinNews } from './join-news.ts';

function newsItems(from: number, count: number): NewsSummary[] {
  return Array.from({ length: count }, (_, position) => ({
    id: from - position,
    title: `Item ${from - position}`,
    desc: '',
    image_url: '',
    create_time: '2026-03-01T08:00:00.000Z',
    days: '03-01',
    times: '08:00',
  }));
}

const first = { items: [], nextStart: 20, hasMore: true };

it('starts the next request 20 further each time, until there is no such page', () => {
  const second = addAnswer(first, { items: newsItems(40, 20), hasMore: true });
  expect(second).toMatchObject({ nextStart: 40, hasMore: true });
  expect(second.items).toHaveLength(20);
  const third = addAnswer(second, null);
  expect(third).toEqual({ items: second.items, nextStart: 60, hasMore: false });
});

it('ends with the page that is the last one', () => {
  expect(addAnswer(first, { items: newsItems(19, 19), hasMore: false }).hasMore).toBe(false);
});

it('shows an item once when a newer one has moved it to the next page', () => {
  const joined = joinNews(newsItems(40, 20), newsItems(21, 20));
  expect(joined.map(({ id }) => id)).toEqual(newsItems(40, 39).map(({ id }) => id));
});
