import { describe, expect, test } from 'vitest';
import { sniffImage } from './sniff-image.ts';

const sniff = (text: string) => sniffImage(Buffer.from(text));

/** The first box of a picture in the container of films. */
const container = (...brands: string[]) => {
  const length = String.fromCharCode(12 + brands.length * 4);
  const [main = '', ...compatible] = brands;
  return Buffer.from(`\0\0\0${length}ftyp${main}\0\0\0\0${compatible.join('')}\0\0\0\0meta`, 'latin1');
};

describe('sniffImage', () => {
  test.each([
    ['HEIC', ['heic', 'mif1', 'MiHE', 'miaf', 'heic']],
    ['HEIC', ['mif1', 'mif1', 'heic']],
    ['AVIF', ['avif', 'avif', 'mif1', 'miaf']],
    ['AVIF', ['mif1', 'mif1', 'avif', 'miaf']],
    ['AVIF', ['avis', 'msf1']],
    [undefined, ['mp42', 'isom', 'mp42']],
    [undefined, ['qt  ']],
  ])('names %s by the brands %s', (format, brands) => {
    expect(sniffImage(container(...brands))).toBe(format);
  });

  test('recognizes an SVG after declaration, comments and white space', () => {
    expect(sniff('<svg>')).toBe('SVG');
    expect(sniff('\uFEFF<?xml version="1.0"?>\n<!-- <b> -->\n<!DOCTYPE svg>\t<SVG width="1">')).toBe('SVG');
    expect(
      sniff(`<!DOCTYPE svg [ ${'<!ENTITY ns_svg "http://www.w3.org/2000/svg">'.repeat(40)} ]><svg>`),
    ).toBe('SVG');
    expect(sniff('<!---->'.repeat(100) + '<svg>')).toBe('SVG');
  });

  test('takes nothing else for an SVG', () => {
    for (const text of [
      '',
      '<svgx>',
      '<html><svg>',
      '<!-- <svg>',
      '<?xml',
      '<!doctype html>',
      'svg',
      '< svg>',
    ])
      expect({ text, format: sniff(text) }).toEqual({ text, format: undefined });
  });

  // Each of these kept a pattern busy for seconds, the first one forever.
  test('reads a kilobyte of openings once', () => {
    for (const part of ['<!---->', '<!--', '<?xml>', '<!DOCTYPE>', ' ', '\n<!-- -->'])
      expect(sniff(part.repeat(1024))).toBeUndefined();
  });
});
