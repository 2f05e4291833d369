import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { listRequirements } from './list-requirements.ts';

const withText = (text: string, html: boolean) => ({
  brand,
  sentences: {
    regionalNotice: null,
    requirements: { dapp: [{ text: { en: text }, html }], token: [], nft: [] },
  },
});
const show = (text: string, html = true, locale: 'en' | 'zh' | 'zh-tw' = 'en') =>
  listRequirements(withText(text, html), { kind: 'dapp', locale })[0];

describe('requirements of a submission', () => {
  it('leaves a plain text as it was written', () => {
    expect(show('1 < 2 & <b>bold</b>', false)).toEqual({ text: '1 < 2 & <b>bold</b>', html: false });
  });

  it('leaves out a link to a swap page that the brand does not have', () => {
    const given = withText('Pay in <b data-mark="info">TPT</b>. <a data-mark="link">Get TPT</a>', true);
    const bare = { ...given, brand: { ...brand, links: { ...brand.links, trade: {} } } };
    const [shown] = listRequirements(bare, { kind: 'dapp', locale: 'en' });
    expect(shown?.text).toBe('Pay in <button type="button" data-mark="info">TPT</button>. ');
    expect(show('<a data-mark="link">Get TPT</a>')?.text).toContain('>Get TPT</a>');
  });

  it('keeps simple HTML markup', () => {
    expect(show('Pay in <b>TPT</b>, <em>only</em>.')?.text).toBe('Pay in <b>TPT</b>, <em>only</em>.');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//elsewhere.example">x</a>',
    '<a href="nowhere">x</a>',
    '<a href=<>x</a>',
    '<b onclick="alert(1)" style="position:fixed">x</b>',
    '<svg><script>alert(1)</script></svg>',
    '<button formaction="javascript:alert(1)" data-mark="info">x</button>',
    '<math><mtext></mtext><style><img src onerror=alert(1)></style></math>',
  ])('removes what is dangerous from %s', (html) => {
    expect(show(html)?.text).not.toMatch(/script|onerror|onclick|style|formaction|href="(?!https:)/i);
  });

  it('never lets a forbidden attribute or tag through', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      'a',
      'b',
      'script',
      'onload=',
      'href=',
      'javascript:',
      ' ',
      '&lt;',
      '<!--',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const tags = show(parts.join('') || 'x')?.text.match(/<[^<>]*>/g) ?? [];
        for (const tag of tags)
          expect(tag).toMatch(
            /^<\/?(b|strong|em|i|br|code|a|button)( (href="https:[^"]*"|target="_blank"|rel="noopener noreferrer"|type="button"|data-mark="(info|link)"))* ?\/?>$/,
          );
      }),
    );
  });

  it('turns the token mark into a button and the swap mark into a link in the page’s language', () => {
    const text = '<span data-mark="info">TPT</span> <span data-mark="link">Get it</span>';
    expect(show(text)?.text).toContain('<button type="button" data-mark="info">TPT</button>');
    expect(show(text)?.text).toMatch(
      /<a href="https:[^"]*chain=BSC&amp;input=BNB&amp;output=0x[^"]*&amp;locale=en" target="_blank"/,
    );
    expect(show(text, true, 'zh')?.text).toContain('locale=zh');
    expect(show(text, true, 'zh-tw')?.text).toContain('locale=en');
  });

  it('names the language of a text that the brand does not have in the page’s', () => {
    expect(show('Text', false, 'zh')?.lang).toBe('en');
    expect(show('Text', false, 'en')?.lang).toBeUndefined();
  });
});
