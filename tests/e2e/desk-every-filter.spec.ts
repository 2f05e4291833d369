import type { Page } from '@playwright/test';
import { connectDatabase } from '#platform/database/connect.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { expect, test } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { makeAccount, signIn, type DeskAccount } from './desk-steps.ts';
import { avocet, bittern, type Person } from './filter-names.ts';
import { addOtherRows } from './filter-other-rows.ts';
import { addCaseRows } from './filter-rows.ts';
import { triedLists, type TriedFilter, type TriedList } from './tried-filters.ts';

/** Its lists have the rows of these tests, and no other test decides them. */
let portal: PortalProcess;
let account: DeskAccount;
let person: Person;

test.beforeAll(async () => {
  portal = await startOwnPortal({});
  account = await makeAccount(portal, { name: 'Filina', role: 'administrator' });
  person = await addRows(account);
});
test.afterAll(() => portal.stop());

async function addRows({ name, email }: DeskAccount): Promise<Person> {
  const open = await connectDatabase({ url: undefined, dataDir: portal.dataDir });
  try {
    const { database } = open;
    const { id } = await database
      .selectFrom('desk_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const made = { id, name, email };
    await addCaseRows(database, made);
    await addOtherRows(database);
    return made;
  } finally {
    await open.close();
  }
}

/** Forgets which filters the device keeps. */
const forget = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('RaStore')) localStorage.removeItem(key);
  });

/** The filters that the address has, by name. */
function namesInAddress(page: Page): string[] {
  const query = new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
  const filter = query.get('filter');
  return filter === null ? [...query.keys()] : Object.keys(JSON.parse(filter) as object);
}

/** @param shown.left a row that stays @param shown.gone one that goes */
async function expectNarrowed(page: Page, { left, gone }: TriedFilter): Promise<void> {
  await expect(page.getByText(left).first()).toBeVisible();
  await expect(page.getByText(gone)).toHaveCount(0);
}

interface Trial {
  list: TriedList;
  name: string;
  filter: TriedFilter;
}

/** Opens a list by way of another screen: otherwise the screen of the filter before would go on. */
async function openList(page: Page, path: string): Promise<void> {
  await page.goto(`${portal.deskOrigin}/#/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await forget(page);
  await page.goto(`${portal.deskOrigin}/#${path}`);
}

async function tryFilter(page: Page, { list, name, filter }: Trial): Promise<void> {
  await openList(page, list.path);
  await expect(page.getByText(filter.gone).first()).toBeVisible();
  await filter.choose(page, person);
  await expectNarrowed(page, filter);
  if (!list.isKeptOnDevice) await expect.poll(() => namesInAddress(page)).toContain(filter.inAddress ?? name);
}

/** What the address has, or the device. */
async function expectKept(page: Page, { list, filter }: Trial): Promise<void> {
  if (!list.isKeptOnDevice) await forget(page);
  await page.reload();
  await expectNarrowed(page, filter);
}

test('each filter of each list narrows it and is in the address, and a reload keeps it', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, portal, { account, path: '/account' });
  for (const [listName, list] of Object.entries(triedLists)) {
    const trials = Object.entries(list.filters).map(([name, filter]) => ({ list, name, filter }));
    for (const trial of trials) await test.step(`${listName}: ${trial.name}`, () => tryFilter(page, trial));
    // A list is shown by what its address has, so that one filter shows for all of them what a reload does.
    const last = trials.at(-1);
    if (last) await test.step(`${listName}: a reload`, () => expectKept(page, last));
  }
});

test('going back takes a search out of its field too', async ({ page }) => {
  const { path } = triedLists['listings'] ?? { path: '' };
  await signIn(page, portal, { account, path });
  const search = page.getByRole('searchbox', { name: 'Name, site or contract' });
  await expect(search).toHaveValue('wader');
  await search.fill(avocet);
  await expect(page.getByText(bittern)).toHaveCount(0);
  await page.goBack();
  await expect(search).toHaveValue('wader');
  await expect(page.getByText(bittern)).toBeVisible();
});
