import axe from 'axe-core';
import { afterEach, beforeEach, expect } from 'vitest';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.dataset['theme'] = 'light';
  document.title = 'Components';
});
afterEach(() => localStorage.clear());

/** A component is not a page: rules about landmarks and headings are checked on pages. */
const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];

/** Expects that axe finds nothing in what is shown, light and dark. */
export async function expectAccessible(): Promise<void> {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const { violations } = await axe.run(document, {
      rules: Object.fromEntries(ofPages.map((id) => [id, { enabled: false }])),
    });
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      theme,
    ).toEqual([]);
  }
}
