import type { Locator, Page } from '@playwright/test';
import { listAxeIssues } from '../support/axe/list-axe-issues.ts';
import { expect, test } from '../support/portal-fixture.ts';
import {
  addPaidSubmission,
  addUnpaidSubmission,
  readAmountUnits,
  rememberUnpaid,
} from './submission-steps.ts';

/** Dispatches the event as a script of any page does. */
const showDonate = (page: Page, detail?: unknown) =>
  page.evaluate((given) => {
    window.dispatchEvent(new CustomEvent('show-donate', { detail: given }));
  }, detail);

async function stateOf(page: Page, reference: string): Promise<string> {
  const answer = await page.request.get(`/api/submissions/${reference}`);
  return ((await answer.json()) as { data: { state: string } }).data.state;
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await listAxeIssues(page, { within: 'dialog[open]' })).toEqual([]);
}

/** An amount on the chain as the box shows it, such as `200.2329`. */
const shownAmount = (dialog: Locator) =>
  dialog
    .getByRole('group')
    .first()
    .innerText()
    .then((text) => text.replace(/[^\d.]/g, ''));

test('on the home page the event opens the dialog in place, and the demonstration wallet pays', async ({
  page,
  portal,
}) => {
  const { reference } = await addUnpaidSubmission(portal);
  await page.goto('/en');
  const opener = page.getByRole('main').getByRole('link').first();
  await opener.focus();
  await showDonate(page, { reference });
  const dialog = page.getByRole('dialog', { name: 'Donate to submit' });
  await expect(dialog.getByRole('button', { name: 'Copy amount' })).toBeVisible();
  await expect(page.locator('dialog[open]:focus-within')).toHaveCount(1);
  await expect(
    dialog.getByRole('img', { name: /^QR code for the payment of 200\.\d{4} TPT$/ }),
  ).toBeVisible();
  await expect(dialog.getByText('Stay on this page until you have paid.')).toBeVisible();
  await expectAccessible(page);

  const shown = await readAmountUnits(page);
  // The link is sent by itself.
  const request = page.waitForRequest('**/payment');
  await dialog.getByRole('button', { name: 'Pay with the demonstration wallet' }).click();
  const { link } = (await request).postDataJSON() as { link: string };
  const [hash = ''] = /0x[0-9a-f]{64}$/.exec(link) ?? [];
  const receipt = (await portal.chain.transactions.call('eth_getTransactionByHash', [hash])) as {
    input: string;
  };
  expect(BigInt(`0x${receipt.input.slice(-64)}`)).toBe(shown);
  await expect(dialog.getByText('Your donation has arrived.')).toBeVisible();
  expect(await stateOf(page, reference)).toBe('in-review');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\/en$/);
});

test('in the store the dialog is in the language of the page, and a link in it closes it', async ({
  page,
  portal,
}) => {
  const { reference } = await addUnpaidSubmission(portal);
  await page.goto('/zh/dappstore');
  // The reference alone is the short form of the detail.
  await showDonate(page, reference);
  const dialog = page.getByRole('dialog', { name: '完成捐赠' });
  await expect(dialog.getByRole('group').first()).toBeVisible();
  await expect.poll(() => shownAmount(dialog)).toMatch(/^200\.\d{4}$/);
  await expectAccessible(page);
  // What the wallet has paid is sent by itself.
  await dialog.getByRole('button', { name: '用演示钱包付款' }).click();
  await dialog.getByRole('link', { name: '查看进度页' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible();
  expect(await stateOf(page, reference)).toBe('in-review');
});

test('each reason why nothing can be paid has its message', async ({ page, portal }) => {
  const { reference } = await addPaidSubmission(portal);
  await page.goto('/en');
  const dialog = page.getByRole('dialog', { name: 'Donate to submit' });
  await showDonate(page, { reference: 'aaaaaaaaaaaaaaaaaaaaaaaaaa' });
  await expect(dialog.getByText('There is no submission with this reference.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await showDonate(page, { reference });
  await expect(dialog.getByText('This submission is already paid.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open the status page' })).toHaveAttribute(
    'href',
    `/en/submission/${reference}`,
  );
  await expect(dialog.getByRole('button', { name: 'Copy amount' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const answer = await page.request.get(`/api/submissions/${reference}`);
  const { data } = (await answer.json()) as { data: object };
  for (const [state, sentence] of [
    ['expired', 'This submission has expired.'],
    ['withdrawn', 'No donation is needed for this submission.'],
    ['checking-payment', 'We are checking your payment.'],
  ]) {
    await page.route('**/api/submissions/*', (route) =>
      route.fulfill({ json: { result: 0, message: 'success', data: { ...data, state, next: 'none' } } }),
    );
    await showDonate(page, { reference });
    await expect(dialog.getByText(sentence ?? '')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.unroute('**/api/submissions/*');
  }
});

test.describe('without a connection', () => {
  test.use({ expectNoise: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('a lost connection is reported, and retrying shows the amount', async ({ page, context, portal }) => {
    const { reference } = await addUnpaidSubmission(portal);
    await page.goto('/en/about');
    await context.setOffline(true);
    await showDonate(page, { reference });
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      new RegExp(`/en/submission/${reference}$`),
    );
    await context.setOffline(false);

    await page.route('**/api/submissions/**', (route) => route.abort());
    await showDonate(page, { reference });
    const dialog = page.getByRole('dialog', { name: 'Donate to submit' });
    await expect(dialog.getByText('We could not reach the server.')).toBeVisible();
    await page.unroute('**/api/submissions/**');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('button', { name: 'Copy amount' })).toBeVisible();
  });
});

test('the event fetches the dialog; without a reference it uses the unpaid submission of this device, or says where to donate', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // The browser is idle immediately: what the page leaves for idle time is requested now, or never.
  await page.addInitScript(() => {
    window.requestIdleCallback = (act) => {
      act({ didTimeout: false, timeRemaining: () => 50 });
      return 0;
    };
  });
  await page.goto('/en/about');
  // By the second frame the page knows which links are in view; the file is requested after all that it fetched ahead for them.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await fetch('/robots.txt');
  });
  const before = [...asked];
  await showDonate(page);
  const dialog = page.getByRole('dialog', { name: 'Donate to submit' });
  await expect(dialog.getByText('No submission on this device is waiting for a donation.')).toBeVisible();
  const later = asked.slice(before.length);
  expect(later).toContain('/_data/en/donate');
  expect(later.some((path) => /\/show-donation-[\w-]+\.js$/.test(path))).toBe(true);
  expect(before.filter((path) => /donat/.test(path))).toEqual([]);

  await expect(dialog.getByRole('link', { name: 'Submit a DApp' })).toHaveAttribute(
    'href',
    '/en/submit/dapp',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await rememberUnpaid(page, await addUnpaidSubmission(portal));
  await page.goto('/en/news');
  await showDonate(page);
  await expect(dialog.getByRole('button', { name: 'Copy amount' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await test.step('an amount with six decimals fits at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.route('**/quotes', async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data: { amount: string } };
      await route.fulfill({ status: 201, json: { ...rest, data: { ...data, amount: '200.888888' } } });
    });
    await showDonate(page);
    const amount = dialog.getByRole('group', { name: 'Send exactly' });
    await expect(amount).toContainText('200.888888');
    for (const part of [dialog, amount])
      await expect
        .poll(() => part.evaluate((element) => element.scrollWidth - element.clientWidth))
        .toBeLessThanOrEqual(0);
  });
});
