import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CardDapp } from '#features/store/catalogue/model/dapp.ts';
import { createCardLookup } from '#features/store/catalogue/view/card/card-lookup.ts';
import { FavoriteButton } from '#features/store/catalogue/view/favorites/favorite-button.tsx';
import { FavoritesPanel } from '#features/store/catalogue/view/favorites/favorites-panel.tsx';
import { expectAccessible } from './expect-accessible.ts';
import { store } from './store-search-page.tsx';

afterEach(() => vi.restoreAllMocks());

const aave: CardDapp = {
  hid: 7,
  title: 'Aave',
  desc: 'Lends and borrows.',
  url: 'https://aave.example',
  icon_url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
  category_ids: [],
  chains: [],
  languages: ['en'],
  audit_url: null,
  withheld_links: [],
};

/** The page of favorites, and a DApp's button as it is on other pages. */
async function renderFavorites() {
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FavoriteButton dapp={aave} />
      <FavoritesPanel data={{ ...store, dapps: [aave] }} lookup={createCardLookup([], [])} />
    </I18nProvider>,
  );
}

const favorite = () => page.getByRole('button', { name: 'Add Aave to favorites' }).click();
const notSaved = () => page.getByText('Your favorites are not being saved.');

test('a page without favorites says how to save one', async () => {
  await renderFavorites();
  await expect.element(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await expect.element(notSaved()).not.toBeInTheDocument();
  await favorite();
  await expect.element(page.getByRole('heading', { name: 'Aave' })).toBeVisible();
  await expect.element(notSaved()).not.toBeInTheDocument();
});

test('where the browser keeps nothing for this site the page says so, with and without favorites', async () => {
  for (const name of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  await renderFavorites();
  await expect.element(notSaved()).toBeVisible();
  await expect.element(page.getByText(/does not allow this site to store data/)).toBeVisible();
  await expect.element(page.getByText('No favorites yet')).not.toBeInTheDocument();
  await favorite();
  await expect.element(page.getByRole('heading', { name: 'Aave' })).toBeVisible();
  await expect.element(notSaved()).toBeVisible();
  await expectAccessible();
  vi.restoreAllMocks();
  await page.getByRole('button', { name: 'Remove Aave from favorites' }).first().click();
  await expect.element(page.getByText('No favorites yet')).toBeVisible();
});

test('where the device has no room left the page says so once a favorite could not be saved', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await renderFavorites();
  await expect.element(page.getByText('No favorites yet')).toBeVisible();
  await favorite();
  await expect.element(page.getByText(/This device has no storage left/)).toBeVisible();
});
