import { afterEach, describe, expect, it, vi } from 'vitest';
import { inspectLogo } from './inspect-logo.ts';

/** A browser that cannot decode the picture. */
function blindBrowser(): void {
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(_address: string) {
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
    },
  );
}

/** Browsers tell the type of a file by its name, where they know it. */
const types = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['pdf', 'application/pdf'],
]);

const heic = `\0\0\0\x1cftypheic\0\0\0\0mif1heicmiaf`;
const webp = 'RIFF\0\0\0\0WEBPVP8 ';
const refused = (code: string, format?: string) => ({
  kind: 'refused',
  refusal: { code, ...(format === undefined ? {} : { format }) },
});

describe('a logo that the browser cannot show', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    { what: 'a phone’s photo', name: 'photo.heic', content: heic, expected: refused('other-image', 'HEIC') },
    { what: 'the same, renamed', name: 'photo.jpg', content: heic, expected: refused('other-image', 'HEIC') },
    {
      what: 'WebP in an old browser',
      name: 'logo.png',
      content: webp,
      expected: refused('other-image', 'WebP'),
    },
    {
      what: 'a drawing',
      name: 'logo.png',
      content: '<!-- by hand --><svg>',
      expected: refused('other-image', 'SVG'),
    },
    { what: 'a page', name: 'logo.png', content: '<p>', expected: refused('not-an-image') },
    { what: 'a document', name: 'logo.pdf', content: '%PDF-1.7', expected: refused('not-an-image') },
    { what: 'a damaged JPEG', name: 'logo.jpg', content: '\xff\xd8\xff\xe0', expected: refused('broken') },
    { what: 'nothing', name: 'logo.png', content: '', expected: refused('empty') },
  ])('$what is refused by what it is', async ({ name, content, expected }) => {
    blindBrowser();
    const type = types.get(name.split('.')[1] ?? '') ?? '';
    const file = new File([Buffer.from(content, 'latin1')], name, { type });
    expect(await inspectLogo(file)).toEqual(expected);
  });
});
