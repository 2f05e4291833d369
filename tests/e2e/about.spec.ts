import { textOf } from '../support/page-claims.ts';
import { expect, test } from '../support/portal-fixture.ts';

test('the pages about the wallet, about DApps and for partners', async ({ page }) => {
  await test.step('about shows the principles, the numbers, the history and where to write', async () => {
    await page.goto('/en/about');
    await expect(page).toHaveTitle('About · Tideport');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assets come and go. Our rules stay.');
    const numbers = page.getByRole('region', { name: 'Tideport in numbers' });
    await expect(numbers.getByText('30M+')).toBeVisible();
    await expect(numbers.getByText('200+')).toBeVisible();
    const history = page.getByRole('region', { name: 'Our story so far' });
    await expect(history.getByRole('heading', { level: 3 })).toHaveText([
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
    ]);
    const contact = page.getByRole('region', { name: 'Contact us' });
    await expect(contact.getByRole('link', { name: 'support@tideport.example' })).toHaveAttribute(
      'href',
      'mailto:support@tideport.example',
    );
    await expect(contact.getByRole('link', { name: 'security@tideport.example' })).toBeVisible();
    await expect(contact.getByRole('link', { name: 'forum.tideport.example' })).toBeVisible();
    await expect(contact.getByRole('link', { name: 'Careers' })).toHaveAttribute('href', /^https:/);
  });

  await test.step('the DApp page explains, warns and leads into the store', async () => {
    await page.goto('/en/dapp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use any app. Keep your own keys.');
    await expect(page.getByRole('row', { name: /Who holds the assets/ })).toContainText(
      'You, at your own address',
    );
    await expect(page.getByText('No DApp needs your recovery phrase. If one asks, leave.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Submit a DApp', exact: true })).toHaveAttribute(
      'href',
      '/en/submit/dapp',
    );
    const hot = page.getByRole('region', { name: 'DApps worth trying' });
    await hot.getByRole('link', { name: /Uniswap/ }).click();
    await expect(page).toHaveURL(/\/en\/dappstore\/detail\?id=\d+/);
  });

  await test.step('the partner page says what each side contributes and starts an email', async () => {
    await page.goto('/en/partner');
    const kinds = page.getByRole('region', { name: 'What each side contributes' });
    await expect(kinds.getByRole('heading', { level: 3 })).toHaveText([
      'Chains',
      'Wallet infrastructure',
      'Exchanges',
      'Hardware',
    ]);
    const subject = 'Partnership with Tideport';
    for (const link of await page.getByRole('link', { name: 'Propose a partnership' }).all())
      await expect(link).toHaveAttribute(
        'href',
        `mailto:support@tideport.example?subject=${encodeURIComponent(subject)}`,
      );
    await expect(page.getByRole('region', { name: 'Send one email' }).getByText(subject)).toBeVisible();
    await page.getByRole('link', { name: 'Wallet infrastructure' }).click();
    await expect(kinds.getByRole('heading', { name: 'Wallet infrastructure' })).toBeInViewport();
  });
});

test('the history is in the language of the page', async ({ request }) => {
  for (const [locale, firstTitle] of [
    ['zh', '起步'],
    ['hi', 'शुरुआत'],
    ['en', 'The beginning'],
  ] as const) {
    const html = await (await request.get(`/${locale}/about`)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const headings = [...main.matchAll(/<h4\b.*?<\/h4>/gs)].map(([heading]) => textOf(heading).trim());
    expect(headings[0], locale).toContain(firstTitle);
    expect(main, locale).not.toContain(' lang="');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages can be read, and their files downloaded', async ({ page }) => {
    for (const path of ['/en/about', '/en/brandkit', '/en/dapp', '/en/partner', '/en/recruiting']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /./);
      expect(await page.locator('main [style]').count(), path).toBe(0);
    }
    await page.goto('/en/recruiting');
    await page.locator('summary', { hasText: 'Is this a job?' }).click();
    await expect(page.getByText('Ambassadors are independent')).toBeVisible();
  });
});
