import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

const linksOf = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://docs.example.org/logo.', ['https://docs.example.org/logo']],
  ['Telegram: t.me/lantern, or (https://x.com/lantern)', ['https://t.me/lantern', 'https://x.com/lantern']],
  ['https://en.wikipedia.org/wiki/Swap_(finance)', ['https://en.wikipedia.org/wiki/Swap_(finance)']],
  ['请看「https://docs.example.org/zh」。', []],
  ['两行\nhttps://a.example/b\n完', ['https://a.example/b']],
  ['javascript:alert(1) data:text/html,x //evil.example', []],
  ['Telegram @lantern_crew', []],
  ['and/or 1.5/2', []],
])('%s', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test('no letter is lost, and a link is a web address', () => {
  const word = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(' ', '\n', '(', ')', '.', 't.me/x'));
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join('');
      const parts = splitLinks(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^https?:\/\//);
    }),
    { numRuns: 50 },
  );
});
