import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import { changedByScripts, inLanguage, listEveryPage } from '../support/every-page.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';

/** Whether the page, with its scripts, shows other words or boxes than the server sent; drawings may come later. */
async function isChanged(page: Page, address: string): Promise<boolean> {
  const served = await (await page.request.get(address)).text();
  return page.evaluate((html) => {
    const textOf = (document: Document) => {
      const copy = document.body.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll('script, noscript, svg')) part.remove();
      for (const part of copy.querySelectorAll(':is(header, footer):not(main *)')) part.remove();
      for (const element of copy.querySelectorAll('*')) {
        // A form is inert until it has looked for its draft; React leaves empty styles.
        element.removeAttribute('inert');
        if (element.getAttribute('style') === '') element.removeAttribute('style');
      }
      return copy.innerHTML.replaceAll(/<!--.*?-->/gs, '');
    };
    return textOf(document) !== textOf(new DOMParser().parseFromString(html, 'text/html'));
  }, served);
}

// Dozens of pages, shared out among the workers.
test.describe.configure({ mode: 'parallel' });

for (const path of listEveryPage()) {
  test(`${path} passes axe at 375, 900 and 1440 px, light and dark`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 375, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(inLanguage('en', path));
    // A form is ready once it has looked for its draft.
    await expect(page.locator('form[inert]')).toHaveCount(0);
    const around = path === '/' ? {} : { without: aroundMain };
    await expectAccessible(page, path, { widths: [375, 900, 1440], ...around });
    expect(await isChanged(page, inLanguage('en', path)), 'changed by its scripts').toBe(
      changedByScripts.includes(path),
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its heading and has links to other pages', async ({ page }) => {
    test.slow();
    for (const path of listEveryPage()) {
      await page.goto(inLanguage('en', path), { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await page.locator('header a[href]').count(), path).toBeGreaterThan(5);
    }
  });
});
