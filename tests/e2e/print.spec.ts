import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import { goToDonate, goToReview, openFilledForm, payAndSend } from './submission-steps.ts';

/** A4 at 96 px per inch without the printer's margins, and the dark theme, whose text is light. */
test.use({ viewport: { width: 718, height: 1047 }, colorScheme: 'dark' });

/** Visible errors on paper. */
async function expectPaper(page: Page, place: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 }), place).toBeVisible();
  for (const part of [
    'body > #root > :not(main)',
    '[data-dock]',
    'main button',
    'main nav',
    'dialog',
    'main ol li[aria-current]',
  ])
    await expect(page.locator(part).filter({ visible: true }), `${place}: ${part}`).toHaveCount(0);
  const found = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => element.checkVisibility() && !element.closest('svg'),
    );
    const name = (element: Element) => `${element.tagName} ${element.textContent.slice(0, 40)}`;
    const text = shown.filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
    );
    return {
      paper: getComputedStyle(document.body).backgroundColor,
      colored: text.filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)').map(name),
      filled: shown
        .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map(name),
      cut: text
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return (
            left < 0 ||
            right > innerWidth + 1 ||
            (element.scrollWidth > element.clientWidth + 1 &&
              getComputedStyle(element).overflowX !== 'visible')
          );
        })
        .map(name),
      addresses: [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
        .filter(
          (link) => link.checkVisibility() && !getComputedStyle(link, '::after').content.includes(link.href),
        )
        .map(name),
    };
  });
  expect(found, place).toEqual({
    paper: 'rgb(255, 255, 255)',
    colored: [],
    filled: [],
    cut: [],
    addresses: [],
  });
}

async function backToScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
}

test('review, donation, success and status of a submission print in black on white, without controls', async ({
  page,
  portal,
}) => {
  const { title, url } = await openFilledForm(page, portal);
  // A listed token, so that the review has a finding with a link to its field.
  await page.getByLabel('DApp contract account').fill('0x55d398326f99059fF775485246999027B3197955');
  await goToReview(page);
  await expect(page.getByRole('link', { name: 'Edit: DApp contract account' })).toBeVisible();
  await expectPaper(page, 'review');
  await expect(page.getByText(url)).toBeVisible();
  await backToScreen(page);

  await goToDonate(page);
  await expectPaper(page, 'donation');
  const qr = page.getByRole('img', { name: /QR code/ });
  await expect(qr).toBeVisible();
  expect(await qr.evaluate((code) => getComputedStyle(code).fill)).toBe('rgb(0, 0, 0)');
  await expect(page.getByRole('group', { name: 'Send exactly' })).toHaveText(/^[\d.]{6,} \w+$/);
  await expect(page.getByText(/^0x[\dA-Fa-f]{40}$/).filter({ visible: true })).toHaveCount(2);
  await backToScreen(page);

  const reference = await payAndSend(page);
  await expectPaper(page, 'success');
  await expect(page.getByRole('link', { name: 'Check status' })).toBeVisible();
  await page.goto(`/en/submission/${reference}`);
  await expectPaper(page, 'status');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('complementary').getByText(/^\d+$/)).toBeVisible();
});

test('news and verification print in black on white, without controls', async ({ page }) => {
  for (const path of ['/en/news/1', '/en/verify']) {
    await backToScreen(page);
    await page.goto(path);
    await expectPaper(page, path);
  }
  await expect(page.getByText(/^[\da-f]{64}$/).first()).toBeVisible();
  await expect(page.getByText('Drop the file here')).toBeHidden();
});

test('a DApp prints in black on white, with names that are read along the line', async ({ page }) => {
  await page.goto('/en/dappstore/detail?id=1');
  await expectPaper(page, 'DApp');
  const name = page.getByRole('region', { name: 'Networks' }).getByText('Ethereum', { exact: true });
  const { width = 0, height = 0 } = (await name.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(height);
  await expect(page.getByText('0x1f98431c8ad98523631ae4a59f267346ea31f984')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar DApps' })).toBeHidden();
});
