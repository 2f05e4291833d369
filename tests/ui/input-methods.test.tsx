import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore, type DataProvider } from 'react-admin';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FindField } from '#app/desk/find-field.tsx';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { SideListPlace } from '#features/core/desk-kit/desk/side-list.tsx';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { DeskKindProvider } from '#features/submission/review/desk/desk-kind.ts';
import { NoteField } from '#features/submission/review-notes/desk/note-field.tsx';
import { wholeQueue } from '#features/submission/review-queue/desk/queue-filter.ts';
import { QueueViews } from '#features/submission/review-queue/desk/queue-views.tsx';
import { FieldPicker } from '#features/submission/review/desk/requests/field-picker.tsx';
import type { Queue } from '#features/submission/review-queue/desk/use-queue.ts';
import { SearchInput } from '#ui/field/search-input.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { browserOrders, pressInComposition } from './input-methods.ts';
import { NetworksField } from './networks-field.tsx';
import { listVisits, renderStoreSearch } from './store-search-page.tsx';

/*
 * The keys that choose, confirm and give up a word belong to the input method. Each test presses them as a browser sends them, and the same keys
 * for the page afterwards, which shows that it listens.
 */

const press = (keys: string) => userEvent.keyboard(keys);
const field = () => page.getByRole('combobox');
const listbox = () => page.getByRole('listbox');
const activeOption = () =>
  document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '')?.textContent;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
});

const output = () => document.querySelector('output')?.textContent;

const dataProvider = { getList: async () => ({ data: [], total: 0 }) } as unknown as DataProvider;

const Desk = ({ children }: { children: ReactNode }) => (
  <CoreAdminContext dataProvider={dataProvider} store={memoryStore()}>
    {children}
  </CoreAdminContext>
);

function Screen({ onKey }: { onKey: (key: string) => void }) {
  useShortcuts({ j: () => onKey('j'), 'Control+s': () => onKey('Control+s') });
  return (
    <>
      <input aria-label="Words" />
      <button>Row</button>
    </>
  );
}

describe.each(browserOrders)('keys of an input method, in the order of $browser', (order) => {
  const compose = (...[key, modifiers]: [string, { ctrlKey: true }?]) =>
    pressInComposition(order, key, modifiers);

  test('choose and remove nothing in a combobox', async () => {
    await render(<NetworksField initial={['eth']} />);
    await press('{Tab}{Tab}');
    await expect.element(field()).toHaveFocus();
    // The first letter of a word was given up: the field is empty before the key arrives.
    compose('Backspace');
    expect(output()).toBe('eth');
    await press('tro');
    await expect.poll(activeOption).toBe('TRON');
    for (const key of ['Enter', 'ArrowDown', 'Home', 'Escape']) compose(key);
    await expect.element(listbox()).toBeVisible();
    expect(output()).toBe('eth');
    await press('{Enter}');
    await expect.poll(output).toBe('eth,tron');
    await press('{Backspace}');
    await expect.poll(output).toBe('eth');
  });

  test('open no suggestion of the store and send no search', async () => {
    await renderStoreSearch();
    await press('{Tab}{ArrowDown}');
    await expect.poll(activeOption).toBe('curve');
    // An input event would close the suggestions.
    const key = { ...order, steps: ['keydown'] as const };
    pressInComposition(key, 'Enter');
    pressInComposition(key, 'ArrowDown');
    await press('{Shift}');
    expect(activeOption()).toBe('curve');
    expect(listVisits()).toEqual([]);
    await press('{Enter}');
    await expect.poll(listVisits).toEqual(['/en/dappstore?key=curve']);
  });

  test('close no popover', async () => {
    await render(
      <Popover trigger={(props) => <button {...props}>Network</button>}>
        <SearchInput aria-label="Search networks" />
      </Popover>,
    );
    await press('{Tab}{Enter}{Tab}');
    const search = page.getByRole('textbox', { name: 'Search networks' });
    await expect.element(search).toHaveFocus();
    compose('Escape');
    await press('{Shift}');
    await expect.element(search).toHaveFocus();
    await press('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Network' })).toHaveFocus();
  });

  test('are no shortcuts of the desk, and do not leave the field', async () => {
    const onKey = vi.fn();
    await render(<Screen onKey={onKey} />, { wrapper: Desk });
    const words = page.getByRole('textbox', { name: 'Words' });
    await words.click();
    compose('s', { ctrlKey: true });
    compose('Escape');
    expect(onKey).not.toHaveBeenCalled();
    await expect.element(words).toHaveFocus();
    await press('{Control>}s{/Control}');
    expect(onKey.mock.calls).toEqual([['Control+s']]);
    await press('{Escape}');
    await expect.element(words).not.toHaveFocus();
    await page.getByRole('button', { name: 'Row' }).click();
    compose('j');
    expect(onKey).toHaveBeenCalledTimes(1);
    await press('j');
    expect(onKey.mock.lastCall).toEqual(['j']);
  });

  test('neither open the palette nor choose in it', async () => {
    const places = [
      { path: '/reports', name: 'Reports', actions: [] },
      { path: '/releases', name: 'Releases', actions: [] },
    ];
    await render(<FindField places={places} />, { wrapper: Desk });
    const palette = page.getByRole('dialog', { name: 'Find' });
    // On a Mac this key makes katakana of what is composed.
    compose('k', { ctrlKey: true });
    await press('{Shift}');
    await expect.element(palette).not.toBeInTheDocument();
    await press('{Control>}k{/Control}');
    await expect.element(field()).toHaveFocus();
    expect(activeOption()).toContain('Reports');
    for (const key of ['ArrowDown', 'Enter', 'Escape']) compose(key);
    await press('{Shift}');
    await expect.element(palette).toBeVisible();
    expect(activeOption()).toContain('Reports');
    expect(location.hash).not.toContain('reports');
    await press('{Enter}');
    await expect.poll(() => location.hash).toContain('/reports');
  });

  test('mention no colleague and save no note', async () => {
    const onSave = vi.fn(async () => true);
    await render(
      <NoteField submissionId={1} colleagues={['Ada', 'Alan']} isPending={false} onSave={onSave} />,
    );
    const note = page.getByRole('textbox', { name: 'Note for colleagues' });
    await note.click();
    await press('@a');
    await expect.element(listbox()).toBeVisible();
    for (const key of ['ArrowDown', 'Enter', 'Tab', 'Escape']) compose(key);
    compose('Enter', { ctrlKey: true });
    await press('{Shift}');
    await expect.element(listbox()).toBeVisible();
    await expect.element(note).toHaveValue('@a');
    expect(onSave).not.toHaveBeenCalled();
    await press('{Enter}');
    await expect.element(note).toHaveValue('@Ada ');
    await press('{Control>}{Enter}{/Control}');
    expect(onSave).toHaveBeenCalledWith('@Ada ');
  });

  test('pick no field of a form', async () => {
    const [onPick, onClose] = [vi.fn(), vi.fn()];
    await render(
      <DeskKindProvider value={{ fields: {}, groups: [], words: {} }}>
        <FieldPicker fields={['name', 'logo']} onPick={onPick} onClose={onClose} />
      </DeskKindProvider>,
    );
    await expect.element(field()).toHaveFocus();
    for (const key of ['ArrowDown', 'Enter', 'Escape']) compose(key);
    await press('{Shift}');
    expect(activeOption()).toBe('name');
    expect(onPick).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    await press('{Enter}');
    expect(onPick).toHaveBeenCalledWith('name');
  });

  test('close neither a side list nor the name of a view', async () => {
    const close = vi.fn();
    const queue = { filter: { ...wholeQueue, q: 'pancake' }, urgent: wholeQueue, states: [], kinds: [] };
    const list = { isFolded: true, isOpen: true, toggle: close, close };
    await render(
      <SideListPlace list={list}>
        <QueueViews queue={queue as unknown as Queue} />
      </SideListPlace>,
      { wrapper: Desk },
    );
    await page.getByRole('button', { name: '+ Save view' }).click();
    const name = page.getByRole('textbox', { name: 'Name of the view' });
    await expect.element(name).toHaveFocus();
    compose('Escape');
    await press('{Shift}');
    await expect.element(name).toBeVisible();
    expect(close).not.toHaveBeenCalled();
    await press('{Escape}');
    await expect.element(name).not.toBeInTheDocument();
    expect(close).toHaveBeenCalled();
  });

  test('close no dialog of the desk', async () => {
    const onClose = vi.fn();
    await render(
      <ActionDialog title="Delist" action="Delist" onAct={undefined} onClose={onClose}>
        <input aria-label="Note" autoFocus />
      </ActionDialog>,
    );
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    compose('Escape');
    expect(onClose).not.toHaveBeenCalled();
    await press('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});
