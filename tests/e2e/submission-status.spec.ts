import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { goToReview, submitAndPay, walkToDonate } from './submission-steps.ts';

async function actAtDesk(
  portal: PortalProcess,
  title: string,
  action: Record<string, string>,
): Promise<void> {
  const { deskOrigin, desk } = portal;
  const json = { 'content-type': 'application/json', origin: deskOrigin };
  const signedIn = await fetch(`${deskOrigin}/api/auth/sign-in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(desk),
  });
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const headers = { ...json, cookie: cookie.join('; ') };
  const list = await fetch(`${deskOrigin}/api/desk/submissions?q=${encodeURIComponent(title)}`, { headers });
  const { data } = (await list.json()) as { data: { id: number; version: number }[] };
  const [found] = data;
  const acted = await fetch(`${deskOrigin}/api/desk/submissions/${found?.id}/actions`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ version: found?.version, action }),
  });
  expect(acted.status).toBe(200);
}

async function openStatus(page: Page, reference: string): Promise<void> {
  await page.goto(`/en/submission/${reference}`);
}

test('changes are asked for, made, and sent again without another payment', async ({ page, portal }) => {
  const { title, reference } = await submitAndPay(page);
  await openStatus(page, reference);
  await actAtDesk(portal, title, { name: 'request-changes', text: 'Please shorten the sentence.' });
  // The page follows by itself.
  await expect(page.getByRole('heading', { name: 'Changes requested' })).toBeVisible();
  await expect(page.getByText('Please shorten the sentence.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit and send again' }).click();
  await expect(page.getByText('The reviewers asked for changes.')).toBeVisible();
  await expect(page.getByLabel('Project name')).toHaveValue(title);
  await expect(page.getByText('The logo is with us')).toBeVisible();
  await page.getByLabel('One sentence about it').fill('Swap stable assets.');
  await goToReview(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.waitForURL(/\/en\/success/);
  await openStatus(page, reference);
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  await actAtDesk(portal, title, { name: 'approve' });
  await expect(page.getByRole('heading', { name: 'Listed' })).toBeVisible();
  await page.getByRole('link', { name: 'See it in the store' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a rejection shows its reason', async ({ page, portal }) => {
  const { title, reference } = await submitAndPay(page);
  await actAtDesk(portal, title, {
    name: 'reject',
    reason: 'copied-logo-or-name',
    text: 'The logo is not yours.',
  });
  await openStatus(page, reference);
  await expect(page.getByRole('heading', { name: 'Not approved' })).toBeVisible();
  await expect(page.getByText('The logo or the name copies another project.')).toBeVisible();
  await expect(page.getByText('The logo is not yours.')).toBeVisible();
});

test('an unpaid submission can be paid for, edited and withdrawn from its page', async ({ page }) => {
  await walkToDonate(page);
  const reference = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('draft.dapp') ?? '{}') as { reference: string }).reference,
  );
  await openStatus(page, reference);
  await expect(page.getByRole('heading', { name: 'Waiting for the donation' })).toBeVisible();
  await page.getByRole('button', { name: 'Donate now' }).click();
  await expect(page.getByRole('button', { name: 'Copy amount' })).toBeVisible();
  await openStatus(page, reference);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
});

test('the page of a submission is private', async ({ page, request }) => {
  const { reference } = await submitAndPay(page);
  const answer = await request.get(`/en/submission/${reference}`);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
});

test('an unknown reference is not found, and success without one still leads home', async ({ page }) => {
  const answer = await page.goto('/en/submission/aaaaaaaaaaaaaaaaaaaaaaaaaa');
  expect(answer?.status()).toBe(404);
  for (const path of ['/en/success', '/en/success?reference=unknown']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByText('The item will be launched after review.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/en');
  }
});
