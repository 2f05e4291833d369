import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Popover } from '#ui/popover/popover.tsx';
import { expectAccessible } from './expect-accessible.ts';

function Example() {
  const [chosen, setChosen] = useState('none');
  return (
    <>
      <Popover trigger={(props) => <button {...props}>Language</button>}>
        {(close) => (
          <>
            <button
              onClick={() => {
                setChosen('ja');
                close();
              }}
            >
              Japanese
            </button>
            <Popover trigger={(props) => <button {...props}>More</button>}>
              <button>Korean</button>
            </Popover>
          </>
        )}
      </Popover>
      <button>Elsewhere</button>
      <output>{chosen}</output>
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const isOpen = (name: string) => button(name).element().getAttribute('aria-expanded') === 'true';

async function open() {
  await render(<Example />);
  await button('Language').click();
  await expect.element(button('Japanese')).toBeVisible();
}

test('its button says whether it is open and what it opens', async () => {
  await render(<Example />);
  const trigger = button('Language').element();
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await expectAccessible();
  await button('Language').click();
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(trigger.getAttribute('aria-controls')!)?.textContent).toContain('Japanese');
  await expectAccessible();
  await button('Language').click();
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes the innermost alone and gives the focus back', async () => {
  await open();
  await button('More').click();
  await expect.element(button('Korean')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect([isOpen('More'), isOpen('Language')]).toEqual([false, true]);
  await expect.element(button('More')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen('Language')).toBe(false);
  await expect.element(button('Language')).toHaveFocus();
});

test('a choice closes it, and the focus is on its button again', async () => {
  await open();
  await button('Japanese').click();
  await expect.element(page.getByText('ja', { exact: true })).toBeVisible();
  expect(isOpen('Language')).toBe(false);
  await expect.element(button('Language')).toHaveFocus();
});

test('a press or the focus elsewhere closes it, and the focus stays there', async () => {
  await open();
  button('Elsewhere')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(() => isOpen('Language')).toBe(false);
  await button('Language').click();
  (button('Elsewhere').element() as HTMLElement).focus();
  await expect.poll(() => isOpen('Language')).toBe(false);
  await expect.element(button('Elsewhere')).toHaveFocus();
});
