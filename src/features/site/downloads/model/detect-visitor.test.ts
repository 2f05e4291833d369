import { describe, expect, it } from 'vitest';
import { detectVisitor } from './detect-visitor.ts';

const chromium = (system: string, rest = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36${rest}`;
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const windows = 'Windows NT 10.0; Win64; x64';
const mac = 'Macintosh; Intel Mac OS X 10_15_7';

describe('the visitor', () => {
  it.each([
    ['Chrome on Windows', { userAgent: chromium(windows) }, 'desktop-windows', 'chrome'],
    ['Edge on Windows', { userAgent: chromium(windows, ' Edg/142.0.0.0') }, 'desktop-windows', 'edge'],
    ['Opera on Windows', { userAgent: chromium(windows, ' OPR/120.0') }, 'desktop-windows', undefined],
    ['Brave on macOS', { userAgent: chromium(mac), brave: {} }, 'desktop-macos', 'brave'],
    [
      'Chrome on Linux by its hints',
      {
        userAgent: chromium('X11; Linux x86_64'),
        userAgentData: { platform: 'Linux', brands: [{ brand: 'Chromium' }, { brand: 'Google Chrome' }] },
      },
      'desktop-linux',
      'chrome',
    ],
    [
      'plain Chromium by its hints',
      {
        userAgent: chromium('X11; Linux x86_64'),
        userAgentData: { platform: 'Linux', brands: [{ brand: 'Chromium' }] },
      },
      'desktop-linux',
      undefined,
    ],
    [
      'Firefox on Linux',
      { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' },
      'desktop-linux',
      'firefox',
    ],
    [
      'Safari on macOS',
      { userAgent: `Mozilla/5.0 (${mac}) ${safari}`, maxTouchPoints: 0 },
      'desktop-macos',
      undefined,
    ],
    [
      'Safari on an iPad',
      { userAgent: `Mozilla/5.0 (${mac}) ${safari}`, maxTouchPoints: 5 },
      'ios',
      undefined,
    ],
    [
      'Safari on an iPhone',
      { userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari}` },
      'ios',
      undefined,
    ],
    ['Chrome on Android', { userAgent: chromium('Linux; Android 10; K') }, 'android', undefined],
    [
      'Firefox on Android',
      { userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0' },
      'android',
      undefined,
    ],
    ['Chrome OS', { userAgent: chromium('X11; CrOS x86_64 14541.0.0') }, undefined, 'chrome'],
    ['an unknown browser', { userAgent: '' }, undefined, undefined],
  ])('%s', (_name, facts, ...expected) => {
    const { platform, browser } = detectVisitor(facts);
    expect([platform, browser]).toEqual(expected);
  });
});

it.each([
  ['Android', 'android'],
  ['iOS', 'ios'],
  ['Windows', 'desktop-windows'],
  ['macOS', 'desktop-macos'],
  ['Linux', 'desktop-linux'],
  ['Chrome OS', undefined],
])('the browser’s hint %s counts before its user agent', (platform, expected) => {
  expect(detectVisitor({ userAgent: 'Mozilla/5.0', userAgentData: { platform } }).platform).toBe(expected);
});

it('a hint without a platform or brands leaves the user agent to decide', () => {
  const facts = { userAgent: chromium(windows), userAgentData: {} };
  expect(detectVisitor(facts)).toEqual({ platform: 'desktop-windows', browser: 'chrome' });
});

it('Edge is known by its brand alone, and no phone gets a browser to extend', () => {
  const userAgentData = { platform: 'Windows', brands: [{ brand: 'Microsoft Edge' }] };
  expect(detectVisitor({ userAgent: 'Mozilla/5.0', userAgentData }).browser).toBe('edge');
  const iPhone = { userAgent: 'Mozilla/5.0 (iPhone) Firefox/144.0' };
  expect(detectVisitor(iPhone)).toEqual({ platform: 'ios', browser: undefined });
});

it('a computer that reports one touch point is no iPad', () => {
  const facts = { userAgent: `Mozilla/5.0 (${mac}) ${safari}`, maxTouchPoints: 1 };
  expect(detectVisitor(facts).platform).toBe('desktop-macos');
});
