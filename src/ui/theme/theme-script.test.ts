import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { themeScript } from './theme-script.ts';

/** Runs the script as a browser would. @returns the theme of the document */
function themeIn(window: object, injectedName: string): string | undefined {
  const dataset: { theme?: string } = {};
  runInNewContext(themeScript(injectedName), {
    window,
    URL,
    location: { href: 'https://acme.org/en' },
    history: { state: null, replaceState: () => undefined },
    localStorage: { getItem: () => null, setItem: () => undefined },
    matchMedia: () => ({ matches: false }),
    document: { documentElement: { dataset }, querySelectorAll: () => [] },
  });
  return dataset.theme;
}

const dark = { isDarkMode: () => true };

test('the wallet is queried under the name that the brand gives it, and no other', () => {
  expect(themeIn({ acme: dark }, 'acme')).toBe('dark');
  expect(themeIn({ acme: dark }, 'another')).toBe('light');
});
