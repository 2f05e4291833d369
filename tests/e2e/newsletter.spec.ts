import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { headersOf, type MailServer, type ReceivedMail } from '../support/mail-server.ts';
import { expect, test, type MailingPortal } from '../support/mailing-portal.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { readServedPage } from '../support/served-page.ts';

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

/** Subscribes a new address without a page. */
async function subscribeByApi({ origin, mailServer }: MailingPortal) {
  const email = newAddress();
  await fetch(`${origin}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, lang: 'en' }),
  });
  const mail = await receive(mailServer, email);
  return { mail, confirm: linkOf(mail, 'confirm') };
}

/** The page as it is served. */
async function readPage(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const { headings, isIndexed } = readServedPage(await answer.text());
  return { answer, isIndexed, heading: headings.join() };
}

test('an address is confirmed with the mail’s button, and unsubscribed with its other link; pages and mail pass axe and fit 320 px, light and dark', async ({
  page,
  mailing,
}) => {
  const narrow = { widths: [320] };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { mail, confirm, unsubscribe } = await subscribe(page, mailing.mailServer);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(confirm);
  await expect(heading).toHaveText('Confirm your subscription');
  await expectAccessible(page, confirm, narrow);
  await page.getByRole('button', { name: 'Confirm the subscription' }).click();
  await expect(heading).toHaveText('You are subscribed');
  await page.goto(unsubscribe);
  await expectAccessible(page, unsubscribe, narrow);
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading).toHaveText('You are unsubscribed');
  await page.goto(confirm);
  await expect(heading).toHaveText('You are unsubscribed');
  await page.goto('/en/newsletter/confirm');
  await expectAccessible(page, 'a link that does not work', narrow);
  await page.goto('about:blank');
  await page.setContent(mail.html!);
  await expectAccessible(page, 'the mail', narrow);
});

test('a mailbox unsubscribes with one request that no page sends', async ({ request, mailing }) => {
  const { mail, confirm } = await subscribeByApi(mailing);
  const address = /^List-Unsubscribe: <([^>]+)>/m.exec(headersOf(mail))![1]!;
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  expect((await readPage(request, confirm)).heading).toBe('You are unsubscribed');
});

test('the mail is in the language of the page; the request names zh-Hans or en, whatever that language is', async ({
  page,
  mailing,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tokenPocket/subscribe')) sent.push(request.postDataJSON());
  });
  const japanese = await subscribe(page, mailing.mailServer, '/ja/about');
  const chinese = await subscribe(page, mailing.mailServer, '/zh/about');
  expect(sent).toEqual([
    { email: expect.any(String), lang: 'en', locale: 'ja' },
    { email: expect.any(String), lang: 'zh-Hans', locale: 'zh' },
  ]);
  expect(japanese.mail.html).toContain('<html lang="ja"');
  expect(chinese.mail.html).toContain('<html lang="zh-Hans"');
  expect(new URL(chinese.confirm).pathname).toBe('/zh/newsletter/confirm');
});

test('a broken link is reported, and search engines do not index these pages', async ({ request }) => {
  for (const path of ['/en/newsletter/confirm?token=x', '/en/newsletter/unsubscribe']) {
    const { answer, isIndexed, heading } = await readPage(request, path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(answer.headers()['referrer-policy']).toBe('no-referrer');
    expect(heading).toBe('This link does not work');
    expect(isIndexed).toBe(false);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons work', async ({ page, mailing }) => {
    await page.goto((await subscribeByApi(mailing)).confirm);
    await page.getByRole('button', { name: 'Confirm the subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  });
});
