import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { expectAccessible } from './expect-accessible.ts';

function Example({ closeLabel }: { closeLabel?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} labelledBy="heading" closeLabel={closeLabel}>
        <h2 id="heading">Send a donation</h2>
        <p id="text">A text that can be selected</p>
        <button>First</button>
      </Dialog>
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Send a donation' });
const opener = () => page.getByRole('button', { name: 'Open' });

test('a dialog has a name, takes the focus, and Escape gives it back to what opened it', async () => {
  await render(<Example closeLabel="Close" />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  expect(dialog().element().contains(document.activeElement)).toBe(true);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('the rest of the page is out of reach for the keyboard', async () => {
  await render(<Example />);
  await opener().click();
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(document.querySelector('button'));
  }
});

test('the close button closes it; without words for it there is none', async () => {
  const screen = await render(<Example closeLabel="Close" />);
  await opener().click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await screen.rerender(<Example />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  expect(page.getByRole('button', { name: 'Close' }).query()).toBeNull();
});

/** A press as a pointer makes it: on the dialog itself it is beside its box, on what the dialog shows it is inside. */
function point(type: 'pointerdown' | 'pointerup', target: Element): void {
  const { left, top } = dialog().element().getBoundingClientRect();
  const [clientX, clientY] = target === dialog().element() ? [left - 2, top - 2] : [left + 30, top + 30];
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY }));
}

test('a press outside closes it, but not one that began inside', async () => {
  await render(<Example />);
  await opener().click();
  const element = dialog().element();
  point('pointerdown', document.getElementById('text')!);
  point('pointerup', element);
  await expect.element(dialog()).toBeVisible();
  point('pointerdown', element);
  point('pointerup', element);
  await expect.element(dialog()).not.toBeInTheDocument();
});
