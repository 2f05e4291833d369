import { connectDatabase } from '#platform/database/connect.ts';
import { expect, test } from '../support/mailing-portal.ts';
import { expectAccessible } from '../support/page-errors.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { checkedToken, storeTestCheck } from '../support/test-check.ts';
import { decideCase, signIn } from './desk-steps.ts';
import { newProject } from './submission-steps.ts';

const formOf = (locale: string, finding: string, block: bigint) =>
  `/${locale}/tools/token-check/appeal?network=bsc&address=${checkedToken}&block=${block}&finding=${finding}`;

/** Stores a check of a block that no other test knows. */
async function makeCheck({ dataDir }: PortalProcess, block: bigint): Promise<void> {
  const { database, close } = await connectDatabase({ url: undefined, dataDir });
  try {
    await storeTestCheck(database, { block });
  } finally {
    await close();
  }
}

test('an appeal reaches the desk with its check, is decided, and its sender is told', async ({
  page,
  mailing,
  browser,
}) => {
  await makeCheck(mailing, 1_001n);
  const email = `team@${new URL(newProject().url).host}`;
  await page.goto(formOf('en', 'resale', 1_001n));
  await expect(page.getByRole('heading', { level: 1, name: 'Appeal a finding' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Resale: stop');
  await expect(page.getByRole('main')).toContainText('It failed for 3 of 3 simulated buyers.');
  await expectAccessible(page, 'the form of an appeal', { widths: [320, 375, 1440] });
  const send = page.getByRole('button', { name: 'Send appeal' });
  await send.click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await page.getByLabel('Why is this finding wrong?').fill('Trading was not open at that block.');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'We received your appeal' })).toBeVisible();
  const reference = (await page.getByText(/^Reference: \d+$/).textContent()) ?? '';
  await expect(page.getByRole('link', { name: 'Back to the token check' })).toBeVisible();
  await expectAccessible(page, 'a received appeal', { widths: [320, 1440] });

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await signIn(desk, mailing, { path: `/reports/${reference.replace(/\D/g, '')}/show` });
  await expect(desk.getByText('Trading was not open at that block.')).toBeVisible();
  const appealed = desk.getByRole('region', { name: 'As it was appealed' });
  await expect(appealed).toContainText('stop: reverts, failed 3, tried 3, reason not open');
  await expect(appealed).toContainText('block 1001, verdict: stop');
  await desk.getByLabel('Appeal granted').check();
  await expect(desk.getByText('Run the check again first.')).toBeVisible();
  await expectAccessible(desk, 'an appeal of a check at the desk', { widths: [1024, 1440] });
  // This portal's node is gone.
  await desk.getByRole('button', { name: 'Run the check again' }).click();
  await expect(desk.getByText('The check could not be made now. Try again in a few minutes.')).toBeVisible();
  await desk.getByLabel('No action').check();
  await desk.getByLabel('Why, for the desk').fill('The code refuses sales.');
  await decideCase(desk, 'Close the case');
  await expect(desk.getByRole('heading', { name: 'No action' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Run the check again' })).toHaveCount(0);

  const mails = () => mailing.mailServer.mails.filter(({ recipients }) => recipients.includes(email));
  await expect.poll(mails).toHaveLength(1);
  expect(mails()[0]!.text).toContain('We looked into it. The finding stays as it is.');
  expect(mails()[0]!.text).toContain(reference);
  expect(mails()[0]!.text).not.toMatch(/\breport/i);
  await context.close();
});

test('there is no form for what cannot be appealed', async ({ page, mailing }) => {
  await makeCheck(mailing, 1_002n);
  for (const address of [
    '/en/tools/token-check/appeal',
    formOf('en', 'resale', 1_003n),
    formOf('en', 'purchase', 1_002n),
    formOf('en', 'nothing', 1_002n),
  ])
    expect((await page.request.get(address)).status(), address).toBe(404);
});

test('an appeal over the limit of a day is told that it is one', async ({ page, mailing }) => {
  await makeCheck(mailing, 1_005n);
  await page.goto(`${formOf('en', 'fee-change', 1_005n)}&result=limit`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'We accept only a few appeals and reports a day from one connection. Try again tomorrow.',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a finding is appealed in the language of the page, and an empty appeal is not sent', async ({
    page,
    mailing,
  }) => {
    await makeCheck(mailing, 1_004n);
    await page.goto(`${formOf('ja', 'fee-change', 1_004n)}&result=incomplete`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      '異議申し立てを送信できませんでした。',
    );
    await page.getByLabel('この結果が誤りである理由').fill('手数料は上限が3%に固定されています。');
    await page.getByRole('button', { name: '異議を申し立てる' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('異議申し立てを受け付けました');
    expect(new URL(page.url()).pathname).toBe('/ja/tools/token-check/appeal');
  });
});
