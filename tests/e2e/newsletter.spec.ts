import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { headersOf, type MailServer, type ReceivedMail } from '../support/mail-server.ts';
import { expect, test } from '../support/mailing-portal.ts';
import { expectAccessible } from '../support/page-errors.ts';

const linkOf = (mail: ReceivedMail, name: string) =>
  new RegExp(`http\\S+/newsletter/${name}\\?token=\\S+`).exec(mail.text!)![0];

/** No other test writes to it. */
const newAddress = () => `reader-${randomUUID()}@example.org`;

/** The one mail to an address that only this test uses, as soon as it has arrived. */
async function receive({ mails }: MailServer, email: string): Promise<ReceivedMail> {
  const received = () => mails.filter(({ recipients }) => recipients.includes(email));
  await expect.poll(received).toHaveLength(1);
  return received()[0]!;
}

/** Subscribes a new address in the footer's form. @returns what the mail's links lead to */
async function subscribe(page: Page, mailServer: MailServer, path = '/en/about') {
  const email = newAddress();
  await page.goto(path);
  const box = page.locator('form', { has: page.locator('#newsletter-email') });
  await box.locator('#newsletter-email').fill(email);
  await box.getByRole('button').click();
  await expect(page.locator('#newsletter-email')).toHaveValue('');
  if (path.startsWith('/en'))
    await expect(box.getByRole('status')).toHaveText(
      'Subscribe success' +
        'Open the link in our email to confirm your address. Notices are sent only after that.',
    );
  const mail = await receive(mailServer, email);
  return { mail, confirm: linkOf(mail, 'confirm'), unsubscribe: linkOf(mail, 'unsubscribe') };
}

test('an address is confirmed with the mail’s button, and unsubscribed with its other link', async ({
  page,
  mailing,
}) => {
  const { confirm, unsubscribe } = await subscribe(page, mailing.mailServer);
  await page.goto(confirm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription');
  await page.getByRole('button', { name: 'Confirm the subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  await page.goto(unsubscribe);
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  await page.goto(confirm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
});

test('a mailbox unsubscribes with one request that no page sends', async ({ page, mailing }) => {
  const { mail, confirm } = await subscribe(page, mailing.mailServer);
  const address = /^List-Unsubscribe: <([^>]+)>/m.exec(headersOf(mail))![1]!;
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  await page.goto(confirm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
});

test('the mail is in the language of the page', async ({ page, mailing }) => {
  const { mail, confirm } = await subscribe(page, mailing.mailServer, '/zh/about');
  expect(mail.html).toContain('<html lang="zh-Hans"');
  expect(new URL(confirm).pathname).toBe('/zh/newsletter/confirm');
});

test('the request names zh-Hans or en, whatever the language of the page', async ({ page, mailing }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tokenPocket/subscribe')) sent.push(request.postDataJSON());
  });
  const { mail } = await subscribe(page, mailing.mailServer, '/ja/about');
  await subscribe(page, mailing.mailServer, '/zh/about');
  expect(sent).toEqual([
    { email: expect.any(String), lang: 'en', locale: 'ja' },
    { email: expect.any(String), lang: 'zh-Hans', locale: 'zh' },
  ]);
  expect(mail.html).toContain('<html lang="ja"');
});

test('a broken link is reported, and search engines do not index these pages', async ({ page }) => {
  for (const path of ['/en/newsletter/confirm?token=x', '/en/newsletter/unsubscribe']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons work', async ({ page, mailing }) => {
    const email = newAddress();
    await page.request.post('/api/subscribe', { data: { email, lang: 'en' } });
    await page.goto(linkOf(await receive(mailing.mailServer, email), 'confirm'));
    await page.getByRole('button', { name: 'Confirm the subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  });
});

test('pages and mail pass axe and fit 320 px, light and dark', async ({ page, mailing }) => {
  const { mail, confirm, unsubscribe } = await subscribe(page, mailing.mailServer);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const address of [confirm, unsubscribe, '/en/newsletter/confirm']) {
    await page.goto(address);
    await expectAccessible(page, address, { widths: [320] });
  }
  await page.goto('about:blank');
  await page.setContent(mail.html!);
  await expectAccessible(page, 'the mail', { widths: [320] });
});
