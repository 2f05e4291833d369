import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchedName } from './searched-name.ts';

it.each([
  ['  Harbor   SWAP ', 'harbor swap'],
  ['1inch', '1inch'],
  ['Ｕｎｉｓｗａｐ', 'uniswap'],
  ['港湾兑换', '港湾兑换'],
  ['Café & Co', 'café & co'],
])('%j may be a name', (key, counted) => expect(searchedName(key)).toBe(counted));

it.each([
  ['a contract address', '0x5FbDB2315678afecb367f032d93F642f64180aa3'],
  ['the beginning of one', '0x5FbD'],
  ['a Tron address', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['a Bitcoin address', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['a private key', 'e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262'],
  ['a recovery phrase', 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
  ['a part of one', 'legal winner thank year'],
  ['an email address', 'ana@example.org'],
  ['a link', 'https://evil.example/claim'],
  ['a host', 'evil.example'],
  ['a phone number', '+49 170 1234567'],
  ['a handle', '@lagoonteam'],
  ['a sentence', 'why is my money gone and where'],
  ['markup', '<b>swap</b>'],
  ['a formula', '=HYPERLINK("x")'],
  ['a single letter', 'a'],
  ['nothing', '   '],
])('%s is none', (_what, key) => expect(searchedName(key)).toBeUndefined());

it('takes nothing with a sign of an address or a link, whatever is around it', () => {
  const sign = fc.constantFrom('@', '.', ':', '/', '\\', '<', '=', '0x', '{');
  fc.assert(
    fc.property(fc.string(), sign, fc.string(), (before, each, after) => {
      const counted = searchedName(`${before} ${each}${after}`);
      expect(counted === undefined || !/[@.:/\\<={]|(?:^| )0x/.test(counted)).toBe(true);
    }),
  );
});

it('counts a name the same way when it is searched as it was counted', () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      const counted = searchedName(key);
      expect(counted === undefined ? undefined : searchedName(counted)).toBe(counted);
    }),
  );
});
