import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoreSearch } from '#features/catalogue/view/search/store-search.tsx';
import type { StoreData } from '#features/catalogue/view/store/store-data.ts';
import { Field } from '#ui/field/field.tsx';
import { MultiSelect } from '#ui/field/multi-select.tsx';
import { Select } from '#ui/field/select.tsx';
import { expectAccessible } from './expect-accessible.ts';

const field = () => page.getByRole('combobox');
const listbox = () => page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name, exact: true });
const press = (keys: string) => userEvent.keyboard(keys);

/** The text of the option that the field names as active; undefined for none. */
function activeOption(): string | undefined {
  const id = field().element().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
}

/** A key as an input method sends it while a word is being composed. */
function pressWhileComposing(key: string): void {
  const event = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
  field().element().dispatchEvent(event);
}

const networks = [
  { value: 'eth', label: 'Ethereum', keywords: 'ETH' },
  { value: 'bsc', label: 'BNB Smart Chain', keywords: 'BSC' },
  { value: 'tron', label: 'TRON', keywords: 'TRX' },
];

function Networks({ disabled }: { disabled?: boolean }) {
  const [values, setValues] = useState<string[]>([]);
  const words = { placeholder: 'Add a network', emptyLabel: 'Chain not found' };
  return (
    <>
      <Field id="networks" label="Networks" required error="Choose at least one network.">
        {(control) => (
          <MultiSelect
            {...{ ...control, ...words, values, disabled }}
            options={networks}
            onChange={setValues}
            removeLabel={(label) => `Remove ${label}`}
          />
        )}
      </Field>
      <button>Next</button>
      <output>{values.join()}</output>
    </>
  );
}
const chosen = () => document.querySelector('output')?.textContent;

test('multiple choice: label, error and state belong to its input', async () => {
  const screen = await render(<Networks />);
  await expect.element(page.getByRole('combobox', { name: 'Networks' })).toHaveAttribute('aria-required');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  const described = field().element().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Choose at least one network.');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await field().click();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  const controlled = field().element().getAttribute('aria-controls');
  expect(page.getByRole('listbox', { name: 'Add a network' }).element().id).toBe(controlled);
  await expectAccessible();
  await screen.rerender(<Networks disabled />);
  await expect.element(field()).toBeDisabled();
});

test('multiple choice: arrow keys, Home and End move through the options and around the ends', async () => {
  await render(<Networks />);
  await press('{Tab}{ArrowDown}');
  expect(activeOption()).toBe('Ethereum');
  await press('{ArrowUp}');
  expect(activeOption()).toBe('TRON');
  await press('{ArrowDown}');
  expect(activeOption()).toBe('Ethereum');
  await press('{End}');
  expect(activeOption()).toBe('TRON');
  await press('{Home}');
  expect(activeOption()).toBe('Ethereum');
  await expect.element(field()).toHaveFocus();
});

test('multiple choice: typing filters, Enter chooses and the list stays for the next', async () => {
  await render(<Networks />);
  await press('{Tab}bsc');
  await expect.element(option('BNB Smart Chain')).toBeVisible();
  await expect.element(option('TRON')).not.toBeInTheDocument();
  await press('{Enter}');
  await expect.poll(chosen).toBe('bsc');
  await expect.element(field()).toHaveValue('');
  await expect.element(option('BNB Smart Chain')).toHaveAttribute('aria-selected', 'true');
  await option('TRON').click();
  await expect.poll(chosen).toBe('bsc,tron');
  await expect.element(field()).toHaveFocus();
  await option('BNB Smart Chain').click();
  await expect.poll(chosen).toBe('tron');
  await press('zzz');
  await expect.element(page.getByText('Chain not found')).toBeVisible();
  expect(activeOption()).toBeUndefined();
  await press('{Enter}');
  expect(chosen()).toBe('tron');
  await expectAccessible();
});

test('multiple choice: Escape and leaving close the list; Backspace in the empty input removes the last', async () => {
  await render(<Networks />);
  await field().click();
  await press('{ArrowDown}{Enter}');
  await expect.poll(chosen).toBe('eth');
  await press('{Escape}');
  await expect.element(listbox()).not.toBeInTheDocument();
  await press('{Backspace}');
  await expect.poll(chosen).toBe('');
  await press('{ArrowDown}');
  await expect.element(listbox()).toBeVisible();
  await press('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  await expect.element(listbox()).not.toBeInTheDocument();
});

test('multiple choice: a selected option has a button that removes it', async () => {
  await render(<Networks />);
  await field().click();
  await option('TRON').click();
  await page.getByRole('button', { name: 'Remove TRON' }).click();
  await expect.poll(chosen).toBe('');
});

test('multiple choice: keys that belong to an input method move nothing', async () => {
  await render(<Networks />);
  await press('{Tab}{ArrowDown}');
  pressWhileComposing('ArrowDown');
  pressWhileComposing('Enter');
  expect(activeOption()).toBe('Ethereum');
  expect(chosen()).toBe('');
});

const icon_url = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const store: StoreData = {
  view: 'list',
  filter: { key: '', category_id: 0, chain_hid: null, sort: 'hot', shown: 40 },
  categories: [],
  chains: [],
  dapps: [],
  total: 0,
  isPartial: false,
  hotSearches: [
    { hid: 1, title: 'Lantern', icon_url, category_id: null },
    { hid: 2, title: 'Harbor', icon_url, category_id: null },
  ],
  relatedTokens: [],
  assets: [],
  tutorials: [],
  banners: [],
};

/** Addresses that the store asked for; none is loaded. */
const visited: string[] = [];
const onNavigate = (event: NavigateEvent) => {
  visited.push(new URL(event.destination.url).pathname + new URL(event.destination.url).search);
  event.preventDefault();
};
async function renderStore(data: Partial<StoreData> = {}) {
  visited.length = 0;
  navigation.addEventListener('navigate', onNavigate);
  localStorage.setItem('recent-searches', '["curve"]');
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  await render(
    <I18nProvider i18n={i18n}>
      <StoreSearch data={{ ...store, ...data }} />
    </I18nProvider>,
  );
}
afterEach(() => navigation.removeEventListener('navigate', onNavigate));

test('store search: the focus opens the suggestions, Escape closes them, an arrow key opens them again', async () => {
  await renderStore();
  await press('{Tab}');
  await expect.element(page.getByRole('combobox', { name: 'Search DApps' })).toHaveFocus();
  await expect.element(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
  await press('{Escape}');
  await expect.element(listbox()).not.toBeInTheDocument();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await press('{ArrowDown}');
  await expect.poll(activeOption).toBe('curve');
});

test('store search: arrow keys stop at the field itself between the ends', async () => {
  await renderStore();
  await press('{Tab}{ArrowUp}');
  await expect.poll(activeOption).toContain('Harbor');
  await press('{ArrowDown}');
  await expect.poll(activeOption).toBeUndefined();
  await press('{ArrowDown}');
  await expect.poll(activeOption).toBe('curve');
  await expect.element(option('curve')).toHaveAttribute('aria-selected', 'true');
});

test('store search: Enter opens the active DApp, and searches for the active words', async () => {
  await renderStore();
  await press('{Tab}{ArrowUp}{Enter}');
  await expect.poll(() => visited).toEqual(['/en/dappstore/detail?id=2']);
  await expect.element(listbox()).not.toBeInTheDocument();
  await press('{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('curve');
  await expect.poll(() => visited.at(-1)).toMatch(/^\/en\/dappstore\?key=curve/);
});

test('store search: without suggestions nothing opens', async () => {
  await renderStore({ hotSearches: [] });
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: 'recent-searches' }));
  await press('{Tab}{ArrowDown}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(listbox()).not.toBeInTheDocument();
});

test('store search: keys that belong to an input method move nothing', async () => {
  await renderStore();
  await press('{Tab}');
  await expect.element(listbox()).toBeVisible();
  pressWhileComposing('ArrowDown');
  await press('{Shift}');
  expect(activeOption()).toBeUndefined();
});

test('native select: label, error and placeholder belong to it, and keys choose', async () => {
  const options = [
    { value: 'erc20', label: 'ERC-20' },
    { value: 'bep2', label: 'BEP-2', disabled: true },
    { value: 'trc20', label: 'TRC-20' },
  ];
  function Standard() {
    const [value, setValue] = useState('');
    return (
      <Field id="standard" label="Token standard" error="Choose a standard.">
        {(control) => (
          <Select
            {...{ ...control, options, value }}
            placeholder="Select a standard"
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
    );
  }
  await render(<Standard />);
  const select = page.getByRole('combobox', { name: 'Token standard' });
  await expect.element(select).toHaveDisplayValue('Select a standard');
  await expect.element(select).toHaveAttribute('aria-invalid', 'true');
  await expect.element(select).toHaveAccessibleDescription('Choose a standard.');
  await expect.element(option('BEP-2')).toBeDisabled();
  await expectAccessible();
  await press('{Tab}');
  await expect.element(select).toHaveFocus();
  await press('t');
  await expect.element(select).toHaveDisplayValue('TRC-20');
});
