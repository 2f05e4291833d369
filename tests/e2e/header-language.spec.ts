import { expect, test } from '../support/portal-fixture.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the language menu', async ({ page, context }) => {
  await test.step('the current language is marked, and each is written in its own script', async () => {
    await page.goto('/zh/about');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /简体中文/ })
      .click();
    const links = page.getByRole('banner').locator('a[hreflang]');
    await expect(links).toHaveCount(12);
    await expect(page.getByRole('banner').locator('a[hreflang][aria-current]')).toHaveText('简体中文');
    await expect(links.nth(9)).toHaveAttribute('lang', 'ja');
  });

  await test.step('the language menu works with the keyboard alone', async () => {
    await page.goto('/en/about');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Language: English (EN)' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: '简体中文' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('choosing a language keeps path and query, replaces the page and is remembered', async () => {
    await page.goto('/en/news');
    await page.goto('/en/download/app?ios=1&utm_source=mail');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Language: English (EN)' });
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: '한국어' }).click();
    await expect(page).toHaveURL(/\/ko\/download\/app\?ios=1&utm_source=mail$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeHidden();
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('ko');
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/news$/);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  });
});
