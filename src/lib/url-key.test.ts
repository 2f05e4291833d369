import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { urlKey } from './url-key.ts';

describe('urlKey', () => {
  it.each([
    ['https://www.Example.org/', 'example.org'],
    ['http://example.org', 'example.org'],
    ['example.org/swap/', 'example.org/swap'],
    [' https://example.org/a?utm_source=x&chain=base&gclid=1 ', 'example.org/a?chain=base'],
    ['https://example.org/?b=2&a=1', 'example.org?a=1&b=2'],
    ['https://example.org:443/#/swap', 'example.org'],
    ['https://example.org:8443/Path', 'example.org:8443/Path'],
    ['https://wert.io', 'wert.io'],
    ['  Not a link ', 'not a link'],
  ])('%s → %s', (url, key) => {
    expect(urlKey(url)).toBe(key);
  });

  it('is the same for a link and its own key', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(urlKey(urlKey(url))).toBe(urlKey(url));
      }),
    );
  });

  it('ignores scheme, www, trailing slashes, tracking and fragment', () => {
    fc.assert(
      fc.property(fc.domain(), fc.stringMatching(/^[a-z0-9]{1,8}$/), (domain, path) => {
        const key = urlKey(`https://${domain}/${path}`);
        expect(urlKey(`HTTP://www.${domain.toUpperCase()}/${path}//?utm_medium=web#top`)).toBe(key);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof urlKey(text) === 'string'));
  });
});
