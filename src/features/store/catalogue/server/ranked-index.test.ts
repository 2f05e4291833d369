import { expect, test } from 'vitest';
import { createRankedIndex } from './ranked-index.ts';

function indexOf(...names: string[]) {
  const index = createRankedIndex({ name: 1 });
  index.update(
    names.map((name, hid) => ({
      hid,
      hot: 0,
      content: name,
      describe: () => ({ fields: { name: [name] }, names: [name], link: '', runs: [] }),
    })),
  );
  return index;
}

test('what people go on asking for stays answered while hundreds of other words are searched', () => {
  const index = indexOf('harbor', 'lighthouse');
  const first = index.search('harbor');
  for (let word = 0; word < 600; word += 1) {
    index.search(`other${word}`);
    if (word % 100 === 0) index.search('harbor');
  }
  // The same object: the search did not run again.
  expect(index.search('harbor')).toBe(first);
});

test('an answer is forgotten when the content changes', () => {
  const index = indexOf('harbor');
  expect(index.search('harbor').hids).toEqual([0]);
  index.update([]);
  expect(index.search('harbor').hids).toEqual([]);
});

test('where nothing has all words, what has some of them is found and says so', () => {
  const index = indexOf('harbor', 'lighthouse');
  expect(index.search('harbor')).toMatchObject({ hids: [0], isPartial: false });
  expect(index.search('harbor tower')).toMatchObject({ hids: [0], isPartial: true });
  expect(index.search('quay tower')).toMatchObject({ hids: [], isPartial: false });
});

test('says whether the first one is called what was typed', () => {
  const index = indexOf('harbor', 'lighthouse');
  expect(index.search('Harbor').isNamed).toBe(true);
  expect(index.search('harb').isNamed).toBe(false);
  expect(index.search('quay').isNamed).toBe(false);
});
