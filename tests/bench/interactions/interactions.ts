import type { Locator, Page } from '@playwright/test';
import { setWholeText } from '../../support/set-whole-text.ts';
import { settle, tap } from './touch.ts';

/** What a person does on a page that has been opened. */
export interface Interaction {
  name: string;
  address: string;
  /** What comes before it and is not measured. */
  prepare?(page: Page): Promise<void>;
  /** Settles when the page shows its last answer. */
  act(page: Page): Promise<void>;
}

const store = '/en/dappstore';
const tab = (page: Page, address: string) => page.locator(`#categories a[href$="${address}"]`);
const lending = (page: Page) => tab(page, 'category_id=2');
const hot = (page: Page) => tab(page, 'category_id=99998');
const latest = (page: Page) => tab(page, 'sort=newest');
const listed = (page: Page, title: string | RegExp) => page.locator('#store-list', { hasText: title });
const search = (page: Page) => page.locator('#store-search');
const networks = (page: Page) => page.locator('#categories summary');
const networkWords = (page: Page) => page.getByPlaceholder('Search networks');
const stars = (page: Page) => page.locator('main li button[aria-pressed]');
const menuButton = (page: Page) => page.locator('header button[aria-label="Menu"]');
const menu = (page: Page) => page.locator('nav[aria-label="Menu"]');
const firstText = (page: Page) => page.locator('main input[type="text"]:not([role])').first();

/** As many recipients as the batch sender is made for, on a line each, and an empty line at the end. */
const longList = () =>
  Array.from({ length: 2_000 }, (_, index) => `0x${String(index + 1).padStart(40, '1')},1.5\n`).join('');

export const fillLongList = (page: Page) => setWholeText(page.getByLabel('Recipients'), longList());

/** Letters as a quick thumb types them into the field that has the focus. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 180 });
  await settle(page);
}

async function tapAndSee(target: Locator, shown: Locator): Promise<void> {
  await tap(target);
  await shown.waitFor();
}

const openMenu = (page: Page) => tapAndSee(menuButton(page), menu(page).locator('a').first());

async function tapStars(page: Page, count: number): Promise<void> {
  for (let star = 0; star < count; star += 1)
    await tapAndSee(stars(page).nth(star), page.locator('main li button[aria-pressed="true"]').nth(star));
}

export const interactions: readonly Interaction[] = [
  {
    name: 'store: a category',
    address: store,
    act: (page) => tapAndSee(lending(page), listed(page, 'Lending')),
  },
  {
    name: 'store: back to everything',
    address: `${store}?category_id=3`,
    act: (page) => tapAndSee(tab(page, '/dappstore'), listed(page, 'All DApps')),
  },
  {
    name: 'store: another category while one arrives',
    address: store,
    async act(page) {
      // Both are in view: the row of tabs does not move under the thumb.
      for (const target of [latest, hot, latest]) await tap(target(page));
      await tapAndSee(hot(page), listed(page, 'Hot'));
    },
  },
  {
    name: 'store: the list of networks',
    address: store,
    act: (page) => tapAndSee(networks(page), networkWords(page)),
  },
  {
    name: 'store: words in the list of networks',
    address: store,
    async prepare(page) {
      await tapAndSee(networks(page), networkWords(page));
      await tap(networkWords(page));
    },
    act: (page) => type(page, 'ether'),
  },
  {
    name: 'store: a network',
    address: store,
    prepare: (page) => tapAndSee(networks(page), networkWords(page)),
    act: (page) =>
      tapAndSee(
        page.locator('#categories details a', { hasText: 'Ethereum · ETH' }),
        listed(page, 'Ethereum'),
      ),
  },
  {
    name: 'store: the search field',
    address: store,
    act: (page) => tapAndSee(search(page), page.locator('#store-suggestions')),
  },
  {
    name: 'store: words in the search field',
    address: store,
    prepare: (page) => tap(search(page)),
    async act(page) {
      await type(page, 'swap');
      await listed(page, 'swap').waitFor();
      await type(page, ' aave');
      await listed(page, 'aave').waitFor();
    },
  },
  {
    name: 'store: the first favorite',
    address: store,
    act: (page) => tapStars(page, 1),
  },
  {
    name: 'store: more favorites',
    address: store,
    prepare: (page) => tapStars(page, 1),
    async act(page) {
      for (const star of [1, 2, 1]) await tap(stars(page).nth(star));
      await tab(page, 'favorites').getByText('2', { exact: true }).waitFor();
    },
  },
  {
    name: 'store: the list of favorites',
    address: store,
    prepare: (page) => tapStars(page, 3),
    act: (page) => tapAndSee(tab(page, 'favorites'), page.locator('h2#favorites')),
  },
  {
    name: 'store: the next forty',
    address: store,
    act: (page) => tapAndSee(page.locator('main a[href*="start=40"]'), page.locator('main li h3 a').nth(40)),
  },
  {
    name: 'menu: opened',
    address: store,
    act: openMenu,
  },
  {
    name: 'menu: closed',
    address: store,
    prepare: openMenu,
    async act(page) {
      await tap(menuButton(page));
      await menu(page).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'menu: the languages',
    address: store,
    prepare: openMenu,
    act: (page) =>
      tapAndSee(menu(page).locator('button', { hasText: 'English' }), menu(page).getByText('Español')),
  },
  {
    name: 'menu: the theme',
    address: store,
    prepare: openMenu,
    act: (page) =>
      tapAndSee(
        menu(page).locator('button', { hasText: 'Switch between light and dark' }),
        page.locator('html[data-theme="dark"]'),
      ),
  },
  {
    name: 'DApp form: words in the first field',
    address: '/en/submit/dapp',
    prepare: (page) => tap(firstText(page)),
    act: (page) => type(page, 'Harbor Swap'),
  },
  {
    name: 'approvals: letters of an address',
    address: '/en/tools/approvals',
    prepare: (page) => tap(page.getByLabel('Address')),
    act: (page) => type(page, '0x3c44cdddb6'),
  },
  {
    name: 'batch sender: a line of the list',
    address: '/en/tools/batch-sender',
    prepare: (page) => tap(page.getByLabel('Recipients')),
    act: (page) => type(page, '0x3c44cdddb6 1.5'),
  },
  {
    name: 'batch sender: a line below 2,000 others',
    address: '/en/tools/batch-sender',
    async prepare(page) {
      await fillLongList(page);
      await tap(page.getByLabel('Recipients'));
      await page.keyboard.press('Control+End');
    },
    act: (page) => type(page, '0x3c44cdddb6 1.5'),
  },
  {
    name: 'message verification: words of a message',
    address: '/en/tools/verify-message',
    prepare: (page) => tap(page.getByLabel('Message', { exact: true })),
    act: (page) => type(page, 'I own this'),
  },
];
