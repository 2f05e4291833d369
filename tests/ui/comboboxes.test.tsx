import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { expectAccessible } from './expect-accessible.ts';
import { NetworksField } from './networks-field.tsx';
import { listVisits, renderStoreSearch } from './store-search-page.tsx';

const field = () => page.getByRole('combobox');
const listbox = () => page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name, exact: true });
const press = (keys: string) => userEvent.keyboard(keys);

/** The text of the option that the field names as active; undefined for none. */
function activeOption(): string | undefined {
  const id = field().element().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
}

const chosen = () => document.querySelector('output')?.textContent;

test('multiple choice: label, error and state belong to its input', async () => {
  const screen = await render(<NetworksField />);
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
  await screen.rerender(<NetworksField disabled />);
  await expect.element(field()).toBeDisabled();
});

test('multiple choice: arrow keys, Home and End move through the options and around the ends', async () => {
  await render(<NetworksField />);
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
  await render(<NetworksField />);
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
  await render(<NetworksField />);
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
  await render(<NetworksField />);
  await field().click();
  await option('TRON').click();
  await page.getByRole('button', { name: 'Remove TRON' }).click();
  await expect.poll(chosen).toBe('');
});

test('store search: the focus opens the suggestions, Escape closes them, an arrow key opens them again', async () => {
  await renderStoreSearch();
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
  await renderStoreSearch();
  await press('{Tab}{ArrowUp}');
  await expect.poll(activeOption).toContain('Harbor');
  await press('{ArrowDown}');
  await expect.poll(activeOption).toBeUndefined();
  await press('{ArrowDown}');
  await expect.poll(activeOption).toBe('curve');
  await expect.element(option('curve')).toHaveAttribute('aria-selected', 'true');
});

test('store search: Enter opens the active DApp, and searches for the active words', async () => {
  await renderStoreSearch();
  await press('{Tab}{ArrowUp}{Enter}');
  await expect.poll(listVisits).toEqual(['/en/dappstore/detail?id=2']);
  await expect.element(listbox()).not.toBeInTheDocument();
  await press('{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('curve');
  await expect.poll(() => listVisits().at(-1)).toMatch(/^\/en\/dappstore\?key=curve/);
});

test('store search: without suggestions nothing opens', async () => {
  await renderStoreSearch({ hotSearches: [] });
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: 'recent-searches' }));
  await press('{Tab}{ArrowDown}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(listbox()).not.toBeInTheDocument();
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
