import { describe, expect, test } from 'vitest';
import { sniffImage } from './sniff-image.ts';

const sniff = (text: string) => sniffImage(Buffer.from(text));

describe('sniffImage', () => {
  test('recognizes an SVG after declaration, comments and white space', () => {
    expect(sniff('<svg>')).toBe('SVG');
    expect(sniff('\uFEFF<?xml version="1.0"?>\n<!-- <b> -->\n<!DOCTYPE svg>\t<SVG width="1">')).toBe('SVG');
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
