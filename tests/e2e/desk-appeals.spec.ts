import { expect, test } from '../support/portal-fixture.ts';
import { expectAccessible } from '../support/page-errors.ts';
import { actAtDesk } from './act-at-desk.ts';
import { decideCase, takeScreenshots, makeReviewer, signIn } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

test('a rejected team appeals without JavaScript, and a second reviewer grants it', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  // Three people in three browsers, one after the other.
  test.slow();
  const { title, reference } = await addPaidSubmission(portal);
  const dana = await makeReviewer(portal, 'Dana');
  const rita = await makeReviewer(portal, 'Rita');
  await page.goto(`/en/submission/${reference}`);
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  const rejection = { name: 'reject', reason: 'other', text: 'The audit is missing.' };
  await actAtDesk({ ...portal, desk: dana }, title, rejection);
  // The open page learns of the rejection, and of the way to appeal.
  await expect(page.getByLabel('What did the decision get wrong?')).toBeVisible();
  await expectAccessible(page, 'a rejected submission', { widths: [320, 375, 1440] });

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const form = await plain.newPage();
  await form.goto(`/ja/submission/${reference}`);
  await form.getByLabel('判断のどこが誤っていますか？').fill('The audit is at https://audits.example/ours.');
  await form.getByRole('button', { name: '異議を申し立てる' }).click();
  await expect(form.getByText('異議申し立てを受け付けました。')).toBeVisible();
  expect(new URL(form.url()).pathname).toBe(`/ja/submission/${reference}`);
  await plain.close();
  await page.goto(`/en/submission/${reference}`);
  await expect(page.getByText('We received your appeal.')).toBeVisible();
  await expect(page.getByLabel('What did the decision get wrong?')).toHaveCount(0);
  await expectAccessible(page, 'an appeal that waits', { widths: [320, 1440] });

  const deciding = await browser.newPage();
  await signIn(deciding, portal, { account: dana, path: '/appeals' });
  await takeScreenshots(deciding, 'appeals');
  await deciding.getByRole('link', { name: title }).click();
  await expect(deciding.getByText('The audit is missing.')).toBeVisible();
  await expect(deciding.getByText(/another person decides/)).toBeVisible();
  await expect(deciding.getByRole('radio')).toHaveCount(0);
  await takeScreenshots(deciding, 'appeal-barred');
  await expectAccessible(deciding, 'an appeal against an own decision', { widths: [1024, 1440] });
  await deciding.close();

  const second = await browser.newPage();
  await signIn(second, portal, { account: rita, path: '/appeals' });
  await second.getByRole('link', { name: title }).click();
  await second.getByLabel('Granted').check();
  await second.getByLabel('Answer to the team').fill('The audit is there. We look at it again.');
  await takeScreenshots(second, 'appeal');
  await expectAccessible(second, 'an appeal at the desk', { widths: [1024, 1440] });
  await decideCase(second, 'Grant the appeal');
  await expect(second.getByRole('heading', { name: 'Granted' })).toBeVisible();
  await takeScreenshots(second, 'appeal-decided');
  await second.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  await expect(page.getByText('Appeal granted')).toBeVisible();
  await expect(page.getByText('The audit is there. We look at it again.')).toBeVisible();
});

test('a team withdraws its listing, which leaves the store', async ({ page, portal }) => {
  const { title, reference } = await addPaidSubmission(portal);
  await actAtDesk({ ...portal, desk: await makeReviewer(portal, 'Dana') }, title, { name: 'approve' });
  await page.goto(`/en/submission/${reference}`);
  await page.getByText('Withdraw the listing').first().click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Withdraw the listing' }).click();
  // The browser asks for the confirmation first.
  await expect(page.getByRole('heading', { name: 'Listed', exact: true })).toBeVisible();
  await main.getByLabel('Yes, remove it from the store').check();
  await expectAccessible(page, 'the form that withdraws a listing', { widths: [320, 1440] });
  await main.getByRole('button', { name: 'Withdraw the listing' }).click();
  await expect(page.getByRole('heading', { name: 'No longer listed' })).toBeVisible();
  await expect(main.getByText(/^You removed it from the store on/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in the store' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add another language' })).toHaveCount(0);
  await expectAccessible(page, 'a listing that was withdrawn', { widths: [320, 1440] });
  await page.goto(`/en/dappstore?key=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
});
