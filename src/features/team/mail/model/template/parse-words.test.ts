import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paragraphsOf, parseWords, type WordsPiece } from './parse-words.ts';

const sourceOf = (piece: WordsPiece) => (piece.kind === 'placeholder' ? `{${piece.name}}` : piece.text);

const words = fc
  .array(fc.oneof(fc.constantFrom('{', '}', '{title}', '{ title }', '{Titel}', '\n', ' '), fc.string()))
  .map((pieces) => pieces.join(''));

it('finds placeholders, and names what is not quite one', () => {
  expect(parseWords('Hello {title}, {Title} { day } {link')).toEqual([
    { kind: 'text', text: 'Hello ' },
    { kind: 'placeholder', name: 'title' },
    { kind: 'text', text: ', ' },
    { kind: 'malformed', text: '{Title}' },
    { kind: 'text', text: ' ' },
    { kind: 'malformed', text: '{ day }' },
    { kind: 'text', text: ' ' },
    { kind: 'malformed', text: '{link' },
  ]);
});

it('loses and adds nothing, whatever is written', () => {
  fc.assert(fc.property(words, (text) => parseWords(text).map(sourceOf).join('') === text));
});

it('leaves no brace in what counts as text', () => {
  fc.assert(
    fc.property(words, (text) =>
      parseWords(text).every((piece) => piece.kind !== 'text' || !/[{}]/.test(piece.text)),
    ),
  );
});

it('reads the same placeholders again from what it read', () => {
  fc.assert(
    fc.property(words, (text) => {
      const pieces = parseWords(text);
      expect(pieces.flatMap((piece) => parseWords(sourceOf(piece)))).toEqual(pieces);
    }),
  );
});

it('reads a very long text with braces that never close', () => {
  expect(parseWords('{a'.repeat(200_000))).toHaveLength(200_000);
  expect(parseWords(`{${'a'.repeat(400_000)}`)).toHaveLength(1);
});

it('parts paragraphs at empty lines, also where those have spaces', () => {
  expect(paragraphsOf('\n One.\nStill one.\n \n\nTwo.\n\n')).toEqual(['One.\nStill one.', 'Two.']);
});
