import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSha256 } from './parse-sha256.ts';

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const other = hash.replaceAll('9', '0');

describe('a pasted SHA-256', () => {
  it.each([
    ['as it is', hash],
    ['in upper case, with spaces around', `  ${hash.toUpperCase()}\n`],
    ['in groups', hash.replace(/(.{8})/g, '$1 ')],
    ['as bytes', hash.replace(/(..)(?=.)/g, '$1:')],
    ['broken across lines', `${hash.slice(0, 30)}\n${hash.slice(30)}`],
    ['in full width', hash.replaceAll(/./g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0))],
    ['with digits of Hindi', hash.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))],
    ['with what cannot be seen', `\u200e${hash.slice(0, 20)}\u200b${hash.slice(20)}\ufeff`],
    ['with its file name', `SHA256: ${hash}`],
    ['with the name SHA-256 and in groups', `SHA-256 = ${hash.replace(/(.{8})/g, '$1 ')}`],
    ['with the name sha2-256 and as bytes', `sha2-256  :${hash.replace(/(..)(?=.)/g, '$1:')}`],
    ['with the name SHA256, spaces before it, and in groups', ` SHA256:${hash.replace(/(.{8})/g, '$1 ')}`],
    ['as sha256sum prints it', `${hash}  tideport-android-3.8.0.apk`],
    ['as openssl prints it', `SHA2-256(tideport-desktop-1.9.0.dmg)= ${hash}`],
    ['as PowerShell prints it', `SHA256          ${hash.toUpperCase()}       C:\\Users\\Ana\\a.exe`],
  ])('is parsed %s', (_how, text) => {
    expect(parseSha256(text)).toEqual({ ok: true, sha256: hash });
  });

  it.each([
    ['', { code: 'empty' }],
    [' \n\t', { code: 'empty' }],
    [hash.slice(1), { code: 'wrong-length', digits: 63 }],
    [`${hash}0`, { code: 'wrong-length', digits: 65 }],
    ['0b2f', { code: 'wrong-length', digits: 4 }],
    [`0x${hash}`, { code: 'not-hex' }],
    ['tideport-android-3.8.0.apk', { code: 'not-hex' }],
    ['0b2f sha256:0b2f', { code: 'not-hex' }],
    ['SHA256:', { code: 'empty' }],
    [hash.replace('9', 'g'), { code: 'not-hex' }],
    [`${hash} ${other}`, { code: 'wrong-length', digits: 128 }],
  ])('rejects %j', (text, issue) => {
    expect(parseSha256(text)).toEqual({ ok: false, issue });
  });

  it('survives any grouping and letter case', () => {
    const digit = fc.constantFrom(...'0123456789abcdefABCDEF');
    const gap = fc.constantFrom('', '', '', ' ', '\n', ':', '-');
    fc.assert(
      fc.property(fc.array(fc.tuple(digit, gap), { minLength: 64, maxLength: 64 }), (parts) => {
        const expected = parts.map(([d]) => d.toLowerCase()).join('');
        expect(parseSha256(parts.flat().join(''))).toEqual({ ok: true, sha256: expected });
      }),
    );
  });

  it('never fails on any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void parseSha256(text)));
  });
});
