import type { Locator, Page } from '@playwright/test';

/** What a person does on a page that has been opened. */
export interface Interaction {
  name: string;
  address: string;
  /** What comes before it and is not measured. */
  prepare?(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

const store = '/en/dappstore';
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search DApps' });
const networks = (page: Page) => page.locator('summary', { hasText: 'Network' });
const stars = (page: Page) => page.getByRole('main').getByRole('button', { name: / favorites$/ });
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });

/** Letters as a quick thumb types them: the list of the first ones arrives while the others are typed. */
async function type(field: Locator, text: string): Promise<void> {
  await field.pressSequentially(text, { delay: 180 });
}

async function tapStars(page: Page, count: number): Promise<void> {
  for (let star = 0; star < count; star += 1) {
    await stars(page).nth(star).tap();
    await page.locator('button[aria-pressed="true"]').nth(star).waitFor();
  }
}

export const interactions: readonly Interaction[] = [
  {
    name: 'store: a category',
    address: store,
    async act(page) {
      await tabs(page).getByRole('link', { name: 'Lending' }).tap();
      await page.getByRole('heading', { name: 'Lending', exact: true }).waitFor();
    },
  },
  {
    name: 'store: back to everything',
    address: `${store}?category_id=3`,
    async act(page) {
      await tabs(page).getByRole('link', { name: 'All', exact: true }).tap();
      await page.getByRole('heading', { name: 'All DApps' }).waitFor();
    },
  },
  {
    name: 'store: another category while one arrives',
    address: store,
    async act(page) {
      const links = tabs(page).getByRole('link');
      for (const position of [2, 3, 2, 3]) await links.nth(position).tap();
      await page.locator('[aria-busy="false"]').first().waitFor();
    },
  },
  {
    name: 'store: the list of networks',
    address: store,
    async act(page) {
      await networks(page).tap();
      await page.getByPlaceholder('Search networks').waitFor();
    },
  },
  {
    name: 'store: words in the list of networks',
    address: store,
    async prepare(page) {
      await networks(page).tap();
      await page.getByPlaceholder('Search networks').tap();
    },
    act: (page) => type(page.getByPlaceholder('Search networks'), 'ether'),
  },
  {
    name: 'store: a network',
    address: store,
    async prepare(page) {
      await networks(page).tap();
    },
    async act(page) {
      await page.getByRole('main').getByRole('link', { name: 'Ethereum · ETH', exact: true }).tap();
      await page.getByRole('heading', { name: 'Ethereum', exact: true }).waitFor();
    },
  },
  {
    name: 'store: the search field',
    address: store,
    async act(page) {
      await search(page).tap();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'store: words in the search field',
    address: store,
    async prepare(page) {
      await search(page).tap();
    },
    async act(page) {
      await type(search(page), 'swap');
      await page.getByRole('heading', { name: /Results/ }).waitFor();
      await type(search(page), ' aave');
      await page.getByRole('heading', { name: /aave/ }).waitFor();
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
    act: async (page) => {
      await stars(page).nth(1).tap();
      await stars(page).nth(2).tap();
      await stars(page).nth(1).tap();
    },
  },
  {
    name: 'store: the list of favorites',
    address: store,
    prepare: (page) => tapStars(page, 3),
    async act(page) {
      await tabs(page).getByRole('link', { name: 'Favorites' }).tap();
      await page.locator('h2#favorites').waitFor();
    },
  },
  {
    name: 'store: the next forty',
    address: store,
    async act(page) {
      await page.getByRole('link', { name: 'Show the next 40' }).tap();
      await page.getByRole('main').locator('li h3 a').nth(40).waitFor();
    },
  },
  {
    name: 'menu: opened',
    address: store,
    act: (page) => menu(page).tap(),
  },
  {
    name: 'menu: closed',
    address: store,
    async prepare(page) {
      await menu(page).tap();
    },
    act: (page) => menu(page).tap(),
  },
  {
    name: 'menu: the languages',
    address: store,
    async prepare(page) {
      await menu(page).tap();
    },
    act: (page) =>
      page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('button', { name: /English/ })
        .tap(),
  },
  {
    name: 'menu: the theme',
    address: store,
    async prepare(page) {
      await menu(page).tap();
    },
    act: (page) =>
      page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('button', { name: /theme|dark/i })
        .tap(),
  },
  {
    name: 'DApp form: words in the first field',
    address: '/en/submit/dapp',
    async prepare(page) {
      await page.getByRole('main').getByRole('textbox').first().tap();
    },
    act: (page) => type(page.getByRole('main').getByRole('textbox').first(), 'Harbor Swap'),
  },
];
