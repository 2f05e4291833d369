import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsWithinOneEdit, parseForgivenRuns, unspacedRuns } from './search-terms.ts';

test.each([
  ['去中心化交易所', '去中化交易', true],
  ['去中心化交易所', '去中心花交易', true],
  ['去中心化交易所', '去中化心交易', true],
  ['トークンスワップ', 'スワッブ', true],
  ['去中心化交易所', '去心花交易', false],
  ['借贷协议', '去中化交易', false],
])('%s contains %s within one edit: %s', (run, word, expected) => {
  expect(holdsWithinOneEdit(run, word)).toBe(expected);
});

test('tolerates typos only in long enough words, and only when all of them are of unspaced script', () => {
  const forgiven = (query: string) => parseForgivenRuns(query).map(({ text }) => text);
  expect(forgiven('去中化交易')).toEqual(['去中化交易']);
  expect(forgiven('스테이블 코인교환')).toEqual(['스테이블', '코인교환']);
  expect(forgiven('交易')).toEqual([]);
  expect(forgiven('ป้อน')).toEqual([]);
  expect(forgiven('swap 去中化交易')).toEqual([]);
  expect(forgiven('')).toEqual([]);
  expect(unspacedRuns('Swap ウォレット 钱')).toEqual(['ウォレット']);
});

const characters = [...'去中心化交易所借贷协议稳定币桥接衍生品'];
const character = fc.constantFrom(...characters);
const word = fc.array(character, { minLength: 5, maxLength: 10 });

const around = fc.string({ unit: character });

/** One mistake at a position: another character, one missing, one extra, or two swapped. */
const mistake = fc.record({
  kind: fc.constantFrom('replace', 'drop', 'add', 'swap'),
  at: fc.nat({ max: 100 }),
  character,
});

function mistype(
  letters: readonly string[],
  { kind, at, character: other }: { kind: string; at: number; character: string },
) {
  const place = at % letters.length;
  if (kind === 'replace') return letters.with(place, other);
  if (kind === 'drop') return letters.toSpliced(place, 1);
  if (kind === 'add') return letters.toSpliced(place, 0, other);
  const next = (place + 1) % letters.length;
  const [first, second] = [Math.min(place, next), Math.max(place, next)];
  return second - first === 1
    ? letters.with(first, letters[second] ?? '').with(second, letters[first] ?? '')
    : [...letters];
}

test('a word with any one mistake is found in any surrounding text, by its pairs and by its text', () => {
  const given = fc.record({ before: around, letters: word, after: around, made: mistake });
  fc.assert(
    fc.property(given, ({ before, letters, after, made }) => {
      const typed = mistype(letters, made).join('');
      const run = before + letters.join('') + after;
      expect(holdsWithinOneEdit(run, typed)).toBe(true);
      const [forgiven] = parseForgivenRuns(typed);
      const pairs = new Set([...run].slice(1).map((letter, place) => `${[...run][place]}${letter}`));
      if (typed.length >= 5) expect(forgiven?.pairs.some((pair) => pairs.has(pair))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('words that share no character with a text are never found in it', () => {
  const other = fc.array(fc.constantFrom(...'港湾灯塔航海图潮汐'), { minLength: 4, maxLength: 10 });
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 30 }), other, (run, letters) => {
      expect(holdsWithinOneEdit(run, letters.join(''))).toBe(false);
    }),
  );
});
