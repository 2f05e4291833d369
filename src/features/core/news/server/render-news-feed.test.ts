import { expect, it } from 'vitest';
import { renderNewsFeed } from './render-news-feed.ts';

const source = {
  locale: 'ko',
  publicOrigin: 'https://portal.example',
  title: 'Tideport 소식',
  description: '새 소식',
  kindLabels: { warning: '경고' },
} as const;

const item = {
  id: 7,
  title: 'A <b>& "c"',
  desc: 'With a bell\u0007 and half a pair \ud800.',
  image_url: '',
  create_time: '2026-02-03T04:05:06.000Z',
  days: '02-03',
  times: '04:05',
};

it('describes each item with its address, which is also its id, and its time', () => {
  const feed = renderNewsFeed({ ...source, items: [item] });
  expect(feed).toContain('<link>https://portal.example/ko/news/7</link>');
  expect(feed).toContain('<guid isPermaLink="true">https://portal.example/ko/news/7</guid>');
  expect(feed).toContain('<pubDate>Tue, 03 Feb 2026 04:05:06 GMT</pubDate>');
  expect(feed).toContain('<language>ko</language>');
});

it('names the kind of an item as its pages do, and by the address of its list', () => {
  const feed = renderNewsFeed({ ...source, items: [{ ...item, kind: 'warning' }] });
  expect(feed).toContain('<category domain="https://portal.example/ko/news?kind=warning">경고</category>');
});

it('encloses the cover of an item, with what its file is', () => {
  const cover = {
    src: `/files/${'a'.repeat(64)}.png`,
    alt: 'A lighthouse',
    width: 1200,
    height: 630,
    bytes: 4321,
    narrower: [],
  };
  const feed = renderNewsFeed({ ...source, items: [{ ...item, cover }, item] });
  expect(feed.match(/<enclosure /g)).toHaveLength(1);
  expect(feed).toContain(
    `<enclosure url="https://portal.example${cover.src}" length="4321" type="image/png"/>`,
  );
});

it('marks an item that is not in its language', () => {
  const feed = renderNewsFeed({ ...source, items: [{ ...item, lang: 'en' }, item] });
  expect(feed.match(/<dc:language>en<\/dc:language><\/item>/g)).toHaveLength(1);
});

it('contains no characters that XML forbids', () => {
  const feed = renderNewsFeed({ ...source, items: [item] });
  expect(feed).toContain('<title>A &lt;b&gt;&amp; &quot;c&quot;</title>');
  expect(feed).toContain('<description>With a bell and half a pair .</description>');
});

it('is complete without items', () => {
  const feed = renderNewsFeed({ ...source, items: [] });
  expect(feed).toContain('<title>Tideport 소식</title>');
  expect(feed).not.toContain('lastBuildDate');
});
