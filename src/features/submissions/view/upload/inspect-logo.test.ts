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

const heic = `\0\0\0\x1cftypheic\0\0\0\0mif1heicmiaf`;
const webp = 'RIFF\0\0\0\0WEBPVP8 ';
const refused = (code: string, format?: string) => ({
  kind: 'refused',
  refusal: { code, ...(format === undefined ? {} : { format }) },
});

describe('a logo that the browser cannot show', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['a phone’s photo', 'photo.heic', '', heic, refused('other-image', 'HEIC')],
    ['the same, renamed', 'photo.jpg', 'image/jpeg', heic, refused('other-image', 'HEIC')],
    ['WebP in an old browser', 'logo.png', 'image/png', webp, refused('other-image', 'WebP')],
    ['a drawing', 'logo.png', 'image/png', '<!-- by hand --><svg>', refused('other-image', 'SVG')],
    ['a page', 'logo.png', 'image/png', '<p>', refused('not-an-image')],
    ['a document', 'logo.pdf', 'application/pdf', '%PDF-1.7', refused('not-an-image')],
    ['a damaged JPEG', 'logo.jpg', 'image/jpeg', '\xff\xd8\xff\xe0', refused('broken')],
    ['nothing', 'logo.png', 'image/png', '', refused('empty')],
  ])('%s is refused by what it is', async (_, name, type, content, expected) => {
    blindBrowser();
    const file = new File([Buffer.from(content, 'latin1')], name, { type });
    expect(await inspectLogo(file)).toEqual(expected);
  });
});
