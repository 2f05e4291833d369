import type { SyntheticEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { maxKeyLength } from '#features/store/catalogue/view/store/store-address.ts';
import { inputMethod } from './input-methods.ts';
import { NetworksField } from './networks-field.tsx';
import { listVisits, renderStoreSearch } from './store-search-page.tsx';

/*
 * A word that is still being composed is searched for as the field shows it: Android's keyboards compose Latin words, and Korean keeps the last
 * syllable open. Here the browser itself composes.
 */

const field = () => page.getByRole('combobox');
const results = () => page.getByRole('paragraph');
/** The words that were searched for. */
const keys = () => listVisits().map((address) => new URL(address, location.origin).searchParams.get('key'));

/** Whether the browser ended a composition, or gave it up, since the field was entered. */
let ended = false;

async function enterStoreSearch() {
  await renderStoreSearch();
  await field().click();
  ended = false;
  field()
    .element()
    .addEventListener('compositionend', () => {
      ended = true;
    });
}
afterEach(() => localStorage.clear());

test.each([
  ['a Latin word on a phone', ['p', 'pa', 'pan', 'panc', 'panca', 'pancak', 'pancake']],
  ['pinyin that is not converted yet', ['jiao', 'jiaoyi', 'jiao yi suo']],
])('the store is searched for %s after the pause, once', async (_, steps) => {
  await enterStoreSearch();
  for (const text of steps) await inputMethod.compose(text);
  await expect.poll(keys).toEqual(steps.slice(-1));
  // The page with the results has left the field to the input method.
  await expect.element(results()).toHaveTextContent(`Results for “${steps.at(-1)}”`);
  expect(ended).toBe(false);
  await expect.element(field()).toHaveValue(steps.at(-1));
});

test('the store is searched for Korean whose last syllable is open, and goes on with it', async () => {
  await enterStoreSearch();
  for (const text of ['ㄱ', '거']) await inputMethod.compose(text);
  await inputMethod.confirm('거');
  for (const text of ['ㄹ', '래']) await inputMethod.compose(text);
  await inputMethod.confirm('래');
  await inputMethod.compose('ㅅ');
  ended = false;
  await inputMethod.compose('소');
  await expect.poll(keys).toEqual(['거래소']);
  expect(ended).toBe(false);
  // The open syllable takes one more letter, and another begins.
  await inputMethod.compose('솔');
  await expect.poll(keys).toEqual(['거래소', '거래솔']);
  await inputMethod.confirm('솔');
  await userEvent.keyboard('a');
  await expect.poll(keys).toEqual(['거래소', '거래솔', '거래솔a']);
  await expect.element(field()).toHaveValue('거래솔a');
});

test('the Enter that confirms a word sends no search; the next one sends it', async () => {
  await enterStoreSearch();
  await inputMethod.compose('かもめ');
  await inputMethod.takeEnter();
  await inputMethod.confirm('鴎');
  expect(listVisits()).toEqual([]);
  expect(localStorage.getItem('recent-searches')).toBe('["curve"]');
  await userEvent.keyboard('{Enter}');
  expect(keys()).toEqual(['鴎']);
  await expect.poll(() => localStorage.getItem('recent-searches')).toBe('["鴎","curve"]');
});

test('a word that makes the field too long for a moment is searched for as far as it fits', async () => {
  await enterStoreSearch();
  await userEvent.fill(field(), 'a'.repeat(maxKeyLength - 1));
  const fitting = `${'a'.repeat(maxKeyLength - 1)}p`;
  await inputMethod.compose('pan');
  await expect.poll(() => keys().at(-1)).toBe(fitting);
  await expect.element(field()).toHaveValue(`${fitting}an`);
  await inputMethod.confirm('pan');
  await expect.element(field()).toHaveValue(fitting);
});

test('words from elsewhere wait until the word in the field is confirmed', async () => {
  await enterStoreSearch();
  await inputMethod.compose('pan');
  await expect.poll(keys).toEqual(['pan']);
  navigation.navigate('/en/dappstore?key=harbor');
  await expect.element(results()).toHaveTextContent('Results for “harbor”');
  await expect.element(field()).toHaveValue('pan');
  expect(ended).toBe(false);
  await inputMethod.confirm('pancake');
  await expect.poll(keys).toEqual(['pan', 'harbor', 'pancake']);
});

test('a combobox narrows its options by the word that is being composed, and its Enter sends no form', async () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <NetworksField />
    </form>,
  );
  await field().click();
  for (const text of ['t', 'tr', 'tro']) await inputMethod.compose(text);
  await expect.element(page.getByRole('option', { name: 'Ethereum' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('option', { name: 'TRON' })).toBeVisible();
  await inputMethod.takeEnter();
  await inputMethod.sendEnter();
  expect(onSubmit).not.toHaveBeenCalled();
  await inputMethod.confirm('tron');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remove TRON' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
