import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import { everywhere, readKeyTable } from '../support/desk-key-table.ts';
import { listLayoutFaults } from '../support/layout-faults.ts';
import { settle } from '../support/page-errors.ts';
import { makeAccount, openFromOwnQueue, signIn } from './desk-steps.ts';
import { addPaidSubmission } from './submission-steps.ts';

/** The desk's widths, and that of a phone between them: a window may change its size by much. */
const widths = [1440, 375, 1024];

const screens = [
  { name: 'the queue', path: '/submissions' },
  { name: 'reports', path: '/reports' },
  { name: 'appeals', path: '/appeals' },
  { name: 'unclaimed payments', path: '/transfers' },
  { name: 'changes for a second person', path: '/proposals' },
  { name: 'drafts of listed items', path: '/listing-drafts' },
  { name: 'contents', path: '/content' },
  { name: 'networks', path: '/listings/networks' },
  { name: 'kept answers', path: '/submissions/answers' },
  { name: 'service notices', path: '/status-notices' },
  { name: 'a new service notice', path: '/status-notices/create' },
  { name: 'webhooks', path: '/webhooks' },
  { name: 'notices', path: '/notices' },
  { name: 'security events', path: '/security-events' },
  { name: 'the account page', path: '/account' },
  { name: 'the tips bar', path: '/content/notice/create' },
  { name: 'the hot list', path: '/listings/hot' },
  { name: 'categories', path: '/listings/categories' },
  { name: 'a new release', path: '/releases/create' },
  { name: 'a new DApp', path: '/listings/new/dapp' },
  { name: 'listed items', path: '/listings' },
  { name: 'the audit log', path: '/audit' },
  { name: 'the outbox', path: '/outbox' },
  { name: 'the watch', path: '/watch' },
  { name: 'numbers', path: '/numbers' },
  { name: 'subscribers', path: '/subscribers' },
  { name: 'newsletter issues', path: '/newsletter-issues' },
  { name: 'mail templates', path: '/mail-templates' },
  { name: 'accounts', path: '/accounts' },
  { name: 'the checklist', path: '/checklist' },
] as const;

async function expectLayout(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => listLayoutFaults(page), `at ${width}`).toEqual([]);
  }
}

/** Counts the page's requests from now on. @returns resolves once all are answered, and what arrived has led to no further one */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    do {
      await expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
      await settle(page);
    } while (open.size > 0);
  };
}

/** Goes to another screen as a link does. Returns once nothing of the one before is left to be looked at. */
async function goToScreen(page: Page, address: string): Promise<void> {
  await page
    .locator('h1')
    .evaluateAll((headings) => headings.forEach((each) => each.setAttribute('data-before', '')));
  await page.goto(address);
  await expect(page.locator('h1:not([data-before])').first()).toBeVisible();
  await expect(page.locator('h1[data-before]')).toHaveCount(0);
}

const keys = readKeyTable();

/** The shortcuts that the screen says it has, without those of every screen. */
async function readKeys(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(sheet).toBeVisible();
  const labels = await sheet.getByRole('term').allTextContents();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  return labels.filter((label) => !everywhere.includes(label));
}

/** Screens that one test opens one after the other in one window: signing in and a window of its own cost as much as looking at one. */
const groups = Array.from({ length: Math.ceil(screens.length / 10) }, (_, place) =>
  screens.slice(place * 10, place * 10 + 10),
);

for (const group of groups)
  test(`nothing is covered, cut off or broken in a number, from a phone to a wide screen: ${group.map(({ name }) => name).join(', ')}`, async ({
    page,
    portal,
  }) => {
    const account = await makeAccount(portal, { name: 'Adela', role: 'administrator' });
    const untilAnswered = watchRequests(page);
    // Another one than the first of any group.
    await signIn(page, portal, { account, path: '/security-events' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { name, path } of group)
      await test.step(name, async () => {
        await goToScreen(page, `${portal.deskOrigin}/#${path}`);
        await untilAnswered();
        await expectLayout(page);
        expect(await readKeys(page), `docs/desk-keys.md, ${path}`).toEqual(keys.get(path));
      });
  });

test('on a phone the list of contents has the whole width', async ({ page, portal }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const account = await makeAccount(portal, { name: 'Cora', role: 'editor' });
  await signIn(page, portal, { account, path: '/content/news' });
  const entry = page.getByRole('main').getByRole('listitem').first();
  await expect(entry).toBeVisible();
  expect((await entry.boundingBox())?.width).toBeGreaterThan(350);
});

test('a long notice leaves its buttons beside the preview', async ({ page, portal }) => {
  const account = await makeAccount(portal, { name: 'Tilda', role: 'editor' });
  await signIn(page, portal, { account, path: '/content/notice/create' });
  await page.getByRole('tabpanel').getByLabel('Text').fill('High water at the quay tonight. '.repeat(7));
  await page.getByLabel('Link').fill('https://example.org/high-water');
  await page.getByRole('button', { name: /^Save draft/ }).click();
  await expect(page.getByRole('button', { name: /^Save changes/ })).toBeVisible();
  await expectLayout(page);
});

test('an item of the queue shows its logo, and the box that selects it', async ({ page, portal }) => {
  const submission = await addPaidSubmission(portal);
  await signIn(page, portal);
  await openFromOwnQueue(page, portal, submission);
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => listLayoutFaults(page), `at ${width}`).toEqual([]);
  }
});
