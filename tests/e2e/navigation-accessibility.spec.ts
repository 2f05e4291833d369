import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

/** Checks everything around the page itself, at the current width. */
async function expectNoIssues(page: Page, state: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  await expectAccessible(page, state, { widths: [width], without: 'main' });
}

async function expectMenusClean(page: Page, groups: readonly string[]): Promise<void> {
  const banner = page.getByRole('banner');
  for (const name of groups) {
    const group = banner.getByRole('button', { name, exact: true });
    await group.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expectNoIssues(page, name);
    await page.keyboard.press('Escape');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  }
}

async function expectDrawerClean(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('navigation', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Download', exact: true })).toBeVisible();
  await drawer
    .locator('details')
    .evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')));
  await expectNoIssues(page, 'drawer');
  await drawer.getByRole('button', { name: 'Language: English (EN)' }).click();
  await expect(drawer.getByRole('link', { name: '日本語' })).toBeVisible();
  await expectNoIssues(page, 'languages of the drawer');
  await page.keyboard.press('Escape');
  await expect(drawer.getByRole('link', { name: '日本語' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

async function expectFooterClean(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const isFolded = (await footer.locator('details[open]').count()) === 0;
  if (isFolded) for (const title of await footer.locator('summary').all()) await title.click();
  await footer.getByRole('textbox').fill('nobody');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toHaveText('Error Email!');
  await expectNoIssues(page, 'footer with an error');
  await footer.getByRole('link', { name: 'Chat', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoIssues(page, 'follow dialog');
}

for (const width of [375, 900, 1440]) {
  test(`header and footer pass axe in every state, light and dark, ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en/about');
    await page.getByRole('banner').getByRole('link', { name: 'Tideport, home' }).click({ button: 'right' });
    await expectNoIssues(page, 'brand kit menu');
    await page.keyboard.press('Escape');
    if (width < 769) await expectDrawerClean(page);
    else {
      const brandKit = width > 1250 ? [] : ['Brand kit'];
      await expectMenusClean(page, ['Products', ...brandKit, 'Tools', 'Trade', 'Build', 'Support']);
      await expectMenusClean(page, ['Language: English (EN)']);
    }
    await expectFooterClean(page);
  });
}
