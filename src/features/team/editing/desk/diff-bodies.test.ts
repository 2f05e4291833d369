import { expect, it } from 'vitest';
import type { DiffRow } from '#features/core/desk-kit/desk/diff-text.ts';
import type { ContentBody } from '../model/content-body.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { diffBodies } from './diff-bodies.ts';

const written = ({ place, side, parts }: DiffRow) =>
  `${place}|${side === 'added' ? '+' : '-'}|${parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')}`;

it('compares bodies field by field, with languages, drafts and facts', () => {
  const kind: ContentKind = {
    name: 'banner',
    label: 'Banners',
    singular: 'banner',
    texts: [{ name: 'title', label: 'Title', type: 'line', maxLength: 80, required: true }],
    facts: [{ name: 'url', label: 'Link', type: 'link', required: true }],
    requiredLanguages: ['en'],
  };
  const before: ContentBody = {
    texts: { en: { title: 'Ride the tide' } },
    drafts: [],
    facts: { url: 'https://a.example/' },
  };
  const after: ContentBody = {
    texts: { en: { title: 'Ride a tide' }, es: { title: 'Marea' } },
    drafts: ['es'],
    facts: { url: 'https://b.example/' },
  };
  expect(diffBodies(kind, before, before)).toEqual([]);
  expect(diffBodies(kind, before, after).map(written)).toEqual([
    'Title, English|-|Ride [the] tide',
    '|+|Ride [a] tide',
    'Title, Spanish|+|[Marea]',
    'Spanish|-|[ready]',
    '|+|[draft]',
    'Link|-|https://[a].example/',
    '|+|https://[b].example/',
  ]);
});
