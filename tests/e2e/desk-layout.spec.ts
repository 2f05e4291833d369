import type { Page, Request } from '@playwright/test';
import { everywhere, readKeyTable } from '../support/desk-key-table.ts';
import { deskScreens, detailPages } from '../support/desk-screens.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { listLayoutFaults } from '../support/layout-faults.ts';
import { settle } from '../support/page-errors.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { makeAccount, openFromOwnQueue, signIn } from './desk-steps.ts';
import { makeScreenWorld } from './screen-world.ts';
import { addPaidSubmission } from './submission-steps.ts';

/** The desk's widths, and that of a phone between them: a window may change its size by much. */
const widths = [1440, 375, 1024];

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

interface Place {
  name: string;
  path: string;
  /** What `docs/desk-keys.md` says of it. */
  keys?: readonly string[];
}

/** Signs in and looks at one after the other in one window: signing in and a window of its own cost as much as looking at one. */
async function expectLayoutOfEach(
  page: Page,
  portal: PortalProcess,
  places: readonly Place[],
): Promise<void> {
  const account = await makeAccount(portal, { name: 'Adela', role: 'administrator' });
  const untilAnswered = watchRequests(page);
  // Another one than the first of any group.
  await signIn(page, portal, { account, path: '/security-events' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { name, path, keys } of places)
    await test.step(name, async () => {
      await goToScreen(page, `${portal.deskOrigin}/#${path}`);
      await untilAnswered();
      await expectLayout(page);
      if (keys) expect(await readKeys(page), `docs/desk-keys.md, ${path}`).toEqual(keys);
    });
}

const keyTable = readKeyTable();

/** Screens of one test. */
const perTest = 12;
const groups = Array.from({ length: Math.ceil(deskScreens.length / perTest) }, (_, place) =>
  deskScreens.slice(place * perTest, (place + 1) * perTest),
);

for (const group of groups)
  test(`nothing is covered, cut off or broken in a number, from a phone to a wide screen: ${group.map(({ name }) => name).join(', ')}`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(150_000);
    const places = group.map(({ name, path }) => ({ name, path, keys: keyTable.get(path) ?? ['a row'] }));
    await expectLayoutOfEach(page, portal, places);
  });

test.describe('the page of one thing', () => {
  // The driver's own script in the frame of an email, which refuses it.
  test.use({ expectNoise: /^Blocked script execution in / });

  test(`nothing is covered, cut off or broken in a number there: ${detailPages.map(({ name }) => name).join(', ')}`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(240_000);
    const world = await makeScreenWorld(portal);
    const places = detailPages.map(({ name, path }) => ({ name, path: path(world) }));
    await expectLayoutOfEach(page, portal, places);
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
