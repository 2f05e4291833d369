import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/mailing-portal.ts';
import { expectAccessible } from '../support/page-errors.ts';

test('the form is found in the footer and says the same whatever is entered', async ({ page, mailing }) => {
  await page.goto('/en/about');
  await page.locator('footer').getByRole('link', { name: 'Find your submission' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get your status link again');
  // The other widths: every-page.spec.ts.
  await expectAccessible(page, 'the form', { widths: [320] });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Send the link' }).click();
  // The browser itself does not send an empty form, and shows where to begin.
  await expect(main.getByLabel('Email')).toBeFocused();
  await expect(page).toHaveURL(/\/en\/status-link$/);
  const unknown = `nobody-${randomUUID()}@example.org`;
  await main.getByLabel('Email').fill(unknown);
  await main.getByLabel('Name of the project').fill('No such project');
  await main.getByRole('button', { name: 'Send the link' }).click();
  await expect(main.getByText('Check your inbox.')).toBeVisible();
  await expectAccessible(page, 'the answer', { widths: [320, 1440] });
  // A mail that is sent later has arrived: there was none to this address.
  const reader = `reader-${randomUUID()}@example.org`;
  await page.request.post('/api/subscribe', { data: { email: reader, lang: 'en' } });
  const recipients = () => mailing.mailServer.mails.flatMap((mail) => mail.recipients);
  await expect.poll(recipients).toContain(reader);
  expect(recipients()).not.toContain(unknown);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form works in the language of the page', async ({ page }) => {
    await page.goto('/zh/status-link');
    await page.locator('#link-email').fill('nobody@example.org');
    await page.locator('#link-name').fill('没有这个项目');
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('main').getByText('请查收邮件。')).toBeVisible();
    await expect(page).toHaveURL(/\/zh\/status-link\b/);
  });
});
