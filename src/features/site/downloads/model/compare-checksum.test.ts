import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareChecksum } from './compare-checksum.ts';

const a = 'a'.repeat(64);
const b = 'b'.repeat(64);
const file = { name: 'tideport-android-4.2.0.apk', sha256: a };

it.each([
  ['sha256sum', `${a}  tideport-android-4.2.0.apk\n`],
  ['sha256sum in binary mode', `${a} *tideport-android-4.2.0.apk`],
  ['sha256sum with folders', `${b}  ./dist/other.apk\n${a}  ./dist/tideport-android-4.2.0.apk\n`],
  ['Windows line ends and capitals', `${b}  other.exe\r\n${a.toUpperCase()}  tideport-android-4.2.0.apk\r\n`],
  ['openssl dgst', `SHA2-256(tideport-android-4.2.0.apk)= ${a}`],
  ['BSD', `SHA256 (out\\tideport-android-4.2.0.apk) = ${a}`],
  ['a single hash', `${a}\n`],
  ['a single hash, typed in full width', `\ufeff${'ａ'.repeat(64)}\n`],
])('matches the output of %s', (_, text) => {
  expect(compareChecksum(text, file)).toEqual({ kind: 'match' });
});

it('names the hash that the checksum file has instead', () => {
  expect(compareChecksum(`${b}  tideport-android-4.2.0.apk`, file)).toEqual({ kind: 'mismatch', sha256: b });
  expect(compareChecksum(b, file)).toEqual({ kind: 'mismatch', sha256: b });
});

it('is a mismatch when the file is named with two hashes', () => {
  const text = `${a}  x/tideport-android-4.2.0.apk\n${b}  y/tideport-android-4.2.0.apk`;
  expect(compareChecksum(text, file)).toEqual({ kind: 'mismatch', sha256: b });
});

it.each([
  ['nothing', ''],
  ['other files only', `${a}  other.apk\n${a}  tideport-android-4.2.0.apk.asc`],
  ['several hashes without names', `${a}\n${b}`],
  ['text around a hash', `the hash is ${a}`],
  ['a longer name', `${a}  xtideport-android-4.2.0.apk`],
])('does not find the file in %s', (_, text) => {
  expect(compareChecksum(text, file)).toEqual({ kind: 'absent' });
});

const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const names = fc.stringMatching(/^[a-z0-9.-]{1,20}$/).filter((name) => name.trim() === name);

it('finds each file of a list as it was written, whatever the others are', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(names, hex), { minLength: 1, selector: ([name]) => name }),
      (files) => {
        const text = files.map(([name, sha256]) => `${sha256}  ${name}`).join('\n');
        for (const [name, sha256] of files)
          expect(compareChecksum(text, { name, sha256 })).toEqual({ kind: 'match' });
      },
    ),
  );
});

it('never matches a hash that is not in the text', () => {
  fc.assert(
    fc.property(fc.string(), hex, (text, sha256) => {
      fc.pre(!text.toLowerCase().includes(sha256));
      expect(compareChecksum(text, { name: 'wallet.apk', sha256 }).kind).not.toBe('match');
    }),
  );
});
