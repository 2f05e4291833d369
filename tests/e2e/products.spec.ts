import { brand } from '#brand/brand.ts';
import { textOf } from '../support/page-claims.ts';
import { expect, test } from '../support/portal-fixture.ts';

const paths = ['/en/extension', '/en/hardware', '/en/card', '/en/desktop'];

const nextSteps = [
  { path: '/en/extension', action: 'Download the extension', target: '/en/download/pc#extension' },
  { path: '/en/hardware', action: 'Get the hardware wallet', target: brand.links.hardwareShop },
  { path: '/en/card', action: 'Get the card', target: brand.links.card },
  { path: '/en/desktop', action: 'Download the desktop app', target: '/en/download/pc#desktop' },
];

test.describe('the next step on a product page', () => {
  test('is a link at the top and at the bottom', async ({ request }) => {
    for (const { path, action, target } of nextSteps) {
      const html = await (await request.get(path)).text();
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const links = [...main.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
        .filter(([, , inside = '']) => textOf(inside).trim() === action)
        .map(([, href]) => href);
      expect(links, path).toEqual([target, target]);
    }
  });

  test('the menu, the footer, the products and their questions', async ({ page }) => {
    await test.step('the menu and the footer lead to the pages', async () => {
      await page.goto('/en');
      for (const [name, href] of [
        ['Hardware wallet', '/en/hardware'],
        ['Card', '/en/card'],
        ['Extension wallet', '/en/extension'],
        ['Desktop app', '/en/desktop'],
        ['Mobile wallet', '/en/download/app'],
      ] as const) {
        const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', href);
      }
      await page.getByRole('banner').getByRole('button', { name: 'Products' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Hardware wallet' }).click();
      await expect(page).toHaveURL(/\/en\/hardware$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Your keys stay offline.');
    });

    await test.step('each product leads to the other four, and the card page shows where it is available', async () => {
      await page.goto('/en/card');
      const notice = page.getByRole('main').getByRole('link', { name: 'regional notice' });
      await expect(notice.first()).toHaveAttribute('href', brand.links.regionalNotice);
      await page.getByRole('navigation', { name: 'The other products' }).getByText('Desktop app').click();
      await expect(page).toHaveURL(/\/en\/desktop$/);
      await page.getByRole('main').getByRole('link', { name: 'Verify your download' }).first().click();
      await expect(page).toHaveURL(/\/en\/verify$/);
    });

    await test.step('a question opens by keyboard', async () => {
      await page.goto('/en/hardware');
      const answer = page.getByText('Your coins are on the chain, not in the device.');
      await expect(answer).toBeHidden();
      await page.locator('summary', { hasText: 'What if I lose the device?' }).focus();
      await page.keyboard.press('Enter');
      await expect(answer).toBeVisible();
    });
  });
});

test('search engines read the product and its questions', async ({ request }) => {
  const types = async (path: string) => {
    const html = await (await request.get(path)).text();
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
    return (JSON.parse(text ?? '') as Record<string, unknown>[]).map((block) => block['@type'] ?? 'graph');
  };
  expect(await types('/en/hardware')).toEqual(['Product', 'FAQPage']);
  expect(await types('/en/card')).toEqual(['PaymentCard', 'FAQPage']);
  expect(await types('/en/extension')).toEqual(['graph', 'FAQPage']);
  expect(await types('/en/desktop')).toEqual(['graph', 'FAQPage']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages can be read, and their questions opened', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
      expect(await page.locator('main [style]').count(), path).toBe(0);
      await page.getByRole('main').locator('summary').first().click();
      await expect(page.locator('main details[open] > p')).toBeVisible();
    }
  });
});
