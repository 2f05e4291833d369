import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setKeptOwner } from '#features/core/desk-kit/desk/kept/kept-owner.ts';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';

const nothing = { note: '', link: '' };

function Form({ id, version }: { id: number; version: number }) {
  const form = useKeptForm({ resource: 'reports', id, part: 'decision' }, nothing, { seen: version });
  const [sent, setSent] = useState(nothing);
  return (
    <>
      <RestoredNotice form={form} />
      <input
        aria-label="Note"
        value={form.values.note}
        onChange={({ target }) => form.set({ note: target.value })}
      />
      <button onClick={() => setSent(form.values)}>Send</button>
      <button onClick={() => form.settle(sent)}>Answer</button>
      <button onClick={() => form.accept({ ...nothing, note: 'Stored' }, version + 1, sent)}>Accept</button>
      <output>{String(form.seen)}</output>
    </>
  );
}

const note = () => page.getByRole('textbox', { name: 'Note' });
const restored = () => page.getByText(/^Restored what you typed on /);
const press = (name: string) => page.getByRole('button', { name }).click();

/** Shows the form anew, as after a reload. */
async function open(id = 12, version = 3) {
  const shown = await render(<Form key={Math.random()} id={id} version={version} />);
  return shown;
}

beforeEach(() => setKeptOwner('ada'));
afterEach(() => {
  localStorage.clear();
  setKeptOwner(undefined);
});

test('a form begins with what was typed, says so, and gives it up', async () => {
  const first = await open();
  await expect.element(restored()).not.toBeInTheDocument();
  await note().fill('Half of it');
  await first.unmount();
  const again = await open();
  await expect.element(note()).toHaveValue('Half of it');
  await expect.element(restored()).toBeVisible();
  await press('Discard');
  await expect.element(note()).toHaveValue('');
  await expect.element(restored()).not.toBeInTheDocument();
  await again.unmount();
  await open();
  await expect.element(note()).toHaveValue('');
});

test('a form holds what its own item has, and nothing of another account', async () => {
  const shown = await open();
  await note().fill('Half of it');
  await shown.rerender(<Form id={13} version={1} />);
  await expect.element(note()).toHaveValue('');
  await userEvent.fill(note(), 'Another');
  await shown.rerender(<Form id={12} version={3} />);
  await expect.element(note()).toHaveValue('Half of it');
  await shown.unmount();
  setKeptOwner('ben');
  await open();
  await expect.element(note()).toHaveValue('');
});

test('what was typed about an earlier version keeps it, and says that it has changed', async () => {
  const shown = await open();
  await note().fill('Half of it');
  await shown.unmount();
  await open(12, 4);
  await expect.element(page.getByText(/has changed since then\.$/)).toBeVisible();
  expect(document.querySelector('output')?.textContent).toBe('3');
});

test('what was sent is forgotten, and what was typed since stays', async () => {
  const shown = await open();
  await note().fill('Half of it');
  await press('Send');
  await note().fill('Half of it and more');
  await press('Answer');
  await expect.element(note()).toHaveValue('Half of it and more');
  await press('Send');
  await press('Answer');
  await expect.element(note()).toHaveValue('');
  expect(Object.keys(localStorage)).toEqual([]);
  await shown.unmount();
});

test('a form goes on from what is stored now, with what was typed since', async () => {
  await open();
  await note().fill('Half of it');
  await press('Send');
  await press('Accept');
  await expect.element(note()).toHaveValue('Stored');
  expect(Object.keys(localStorage)).toEqual([]);
  await note().fill('Stored and more');
  expect(document.querySelector('output')?.textContent).toBe('4');
});
