import { expect, it } from 'vitest';
import { decodeList, mostCharacters, readListFile } from './read-list-file.ts';

const text = 'Empfänger;Betrag\r\n0x90F79bf6EB2c4f870365E785982E1f101E93b906;1\u00a0234,5';
const utf16 = (mark: string, isBig: boolean) => {
  const bytes = new Uint8Array(Buffer.from(`${mark}${text}`, 'utf16le'));
  return isBig ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes;
};

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 of Windows', utf16('\ufeff', false)],
  ['UTF-16 of Windows without its mark', utf16('', false)],
  ['UTF-16 with the high byte first', utf16('\ufeff', true)],
  ['UTF-16 with the high byte first, without its mark', utf16('', true)],
  ['Windows-1252', Buffer.from(text, 'latin1')],
  ['nothing', Buffer.from('')],
])('a file in %s is read', (name, bytes) =>
  expect(decodeList(new Uint8Array(bytes))).toBe(name === 'nothing' ? '' : text),
);

it('a file that is too large is refused, because an amount at its end would be cut', async () => {
  const fitting = '1'.repeat(mostCharacters);
  expect(await readListFile(new Blob([fitting]))).toBe(fitting);
  expect(await readListFile(new Blob([`${fitting}0`]))).toBe(null);
  const huge = { size: 4 * mostCharacters + 1, arrayBuffer: () => Promise.reject(new Error('was read')) };
  expect(await readListFile(huge)).toBe(null);
});
