import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newsKind } from '#features/site/content-editing/model/news/news-kind.ts';
import { promotionKinds } from '#features/site/content-editing/model/news/promotion-kinds.ts';
import { tutorialKind } from '#features/site/content-editing/model/news/tutorial-kind.ts';
import { issueKind } from '#features/site/newsletter/model/issues/issue-kind.ts';
import { milestoneKind } from '#features/site/content-editing/model/site/milestone-kind.ts';
import { noticeKind } from '#features/site/content-editing/model/site/notice-kind.ts';
import { exampleEntries, findEntryIssues } from '../../scripts/desk/content-shape.ts';

const kinds = [
  newsKind,
  tutorialKind,
  ...Object.values(promotionKinds),
  milestoneKind,
  noticeKind,
  issueKind,
];

it.each(kinds.map((kind) => [kind.name, kind] as const))(
  'the example of %s can be published',
  (_name, kind) => {
    const examples = exampleEntries(kind);
    expect(examples.map((entry) => findEntryIssues(kind, entry, true))).toEqual([[]]);
  },
);

it('asks for the languages of the kind', () => {
  const korean = { ...newsKind, requiredLanguages: ['ko'] as const };
  expect(Object.keys(exampleEntries(korean)[0]?.body.texts ?? {})).toEqual(['ko']);
  expect(findEntryIssues(korean, exampleEntries(newsKind)[0], true)).toContain('Title is missing in Korean.');
  expect(findEntryIssues(korean, exampleEntries(newsKind)[0], false)).toEqual([]);
});

it('never throws for any entry', () => {
  const body = fc.record(
    {
      texts: fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('en', 'zh', 'xx'), fc.jsonValue())),
      drafts: fc.jsonValue(),
      facts: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ body })), fc.boolean(), (entry, isPublishing) => {
      expect(Array.isArray(findEntryIssues(newsKind, entry, isPublishing))).toBe(true);
    }),
  );
});
