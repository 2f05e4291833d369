import { describe, expect, it } from 'vitest';
import { siteOf } from './site-of.ts';

describe('a site in readable form', () => {
  it('is its host', () => {
    expect(siteOf('https://app.example.org/swap?x=1')).toEqual({
      text: 'app.example.org',
      isEncrypted: true,
    });
  });

  it('keeps the scheme where the connection is not encrypted', () => {
    expect(siteOf('http://old.example.org')).toEqual({ text: 'http://old.example.org', isEncrypted: false });
  });

  it('shows a disguised host as it is resolved', () => {
    expect(siteOf('https://bank.example@evil.example/')?.text).toBe('evil.example');
    expect(siteOf('https://аррӏе.example/')?.text).toMatch(/^xn--/);
  });

  it.each(['javascript:alert("http")', 'data:text/html,http', 'https://', 'ftp://example.org'])(
    'refuses %s',
    (url) => {
      expect(siteOf(url)).toBeUndefined();
    },
  );
});
