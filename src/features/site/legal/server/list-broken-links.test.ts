import { expect, it } from 'vitest';
import { listBrokenLinks } from './list-broken-links.ts';

const check = (markdown: string) => listBrokenLinks(markdown, (path) => path === '/terms');

it('has nothing to say of a text whose links lead somewhere', () => {
  const text = [
    '# Privacy',
    'Ask [us](mailto:a@b.org), read [the terms](/terms#part-2) and [the law][law].',
    'A bracket [alone], `[code](x)` and a note [1] (see there) are no links.',
    '[law]: https://law.example.org/gdpr',
  ].join('\n\n');
  expect(check(text)).toEqual([]);
});

it.each([
  ['[x](javascript:alert(1))', 'line 1: the link to "javascript:alert(1)" leads nowhere'],
  ['[x](terms.md)', 'line 1: the link to "terms.md" leads nowhere'],
  ['[x]()', 'line 1: the link to "" leads nowhere'],
  ['a\n\n[x](/trems)', 'line 3: the link to "/trems" leads to no page of this site'],
  ['[the terms][no-such-name]', 'line 1: [the terms][no-such-name] is an unfinished link'],
  ['[the terms](/terms', 'line 1: [the terms]( is an unfinished link'],
  ['[l]: file:///etc', 'line 1: the link to "file:///etc" leads nowhere'],
  ['Text <b>bold</b>', 'line 1: <b> is HTML, which is not shown'],
])('names what would not be shown as meant: %s', (text, sentence) => {
  expect(check(text)[0]).toContain(sentence);
});
