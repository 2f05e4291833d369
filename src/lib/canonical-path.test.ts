import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

const pathOf = (address: string) => canonicalPath(new URL(address, 'http://portal').pathname);

const escaped = (character: string) =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
/** One character of a name, plain or escaped, in small or capital digits. */
const spelled = fc
  .tuple(fc.constantFrom(...'abz09-_~鲸é'), fc.constantFrom('plain', 'small', 'capital'))
  .map(([character, how]) => ({
    character,
    text:
      how === 'plain' ? character : how === 'small' ? escaped(character) : escaped(character).toUpperCase(),
  }));
/** What means nothing in front of a segment. */
const detour = fc.constantFrom('', './', '%2e/', 'x/../', 'x/%2E%2e/', 'x/y/../../', '.\\', 'x\\..\\');
const segment = fc
  .tuple(detour, fc.array(spelled, { minLength: 1, maxLength: 6 }))
  .map(([before, parts]) => ({
    plain: parts.map(({ character }) => character).join(''),
    spelled: before + parts.map(({ text }) => text).join(''),
  }));

test('every spelling of a path is one path', () => {
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
      const plain = pathOf(`/${segments.map((each) => each.plain).join('/')}`);
      expect(pathOf(`/${segments.map((each) => each.spelled).join('/')}`)).toBe(plain);
      expect(canonicalPath(plain)).toBe(plain);
    }),
  );
});

test('an escaped slash and an escaped escape stay parts of their name', () => {
  expect(canonicalPath('/v1/a%2fb')).toBe('/v1/a%2Fb');
  expect(canonicalPath('/v1/%252e%252e/news')).toBe('/v1/%252e%252e/news');
});

test('an escape that is not well-formed is left as it is', () => {
  expect(canonicalPath('/v1/%zz/%c3')).toBe('/v1/%zz/%c3');
});
