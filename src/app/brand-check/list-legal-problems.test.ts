import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { listLegalProblems, listTextProblems } from './list-legal-problems.ts';

test('the demonstration’s texts are in order, and no production start takes them', () => {
  expect(listLegalProblems(brand, false)).toEqual([]);
  const refused = listLegalProblems(brand, true);
  expect(refused).toContainEqual(
    expect.stringMatching(/^legal\/privacy\.en\.md: line 1 "# Privacy at Tideport" is still/),
  );
  expect(refused).toContainEqual(expect.stringMatching(/^legal\/terms\.zh\.md: line \d+ ".*Tideport/));
});

test.each([
  [' \n', 'it is empty; write the text, or leave the file out.'],
  ['Privacy', 'its first line has to be its title, such as "# Privacy".'],
  ['# Privacy\n\n', 'it has a title and no text; write the text, or leave the file out.'],
  ['# Privacy\n\nSee [the terms](/trems).', 'line 3: the link to "/trems" leads to no page of this site.'],
])('a text is refused with a sentence: %j', (text, sentence) => {
  expect(listTextProblems(text, brand)).toEqual([sentence]);
});

test('links to pages, to help and to legal texts are fine', () => {
  const text = '# Privacy\n\n[a](/terms) [b](/) [c](/dappstore?key=x) [d](/keystore) [e](https://a.org/b)';
  expect(listTextProblems(text, brand)).toEqual([]);
});

test('a text that brand.json does not name, and one of an unknown language, would be shown nowhere', () => {
  const { legalTexts: _texts, ...without } = brand;
  const found = listLegalProblems(without, false);
  expect(found).toHaveLength(4);
  expect(found[0]).toMatch(/^legal\/privacy\.en\.md is shown nowhere: /);
});
