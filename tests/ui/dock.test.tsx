import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dock } from '#ui/dock/dock.tsx';
import './expect-accessible.ts';

const names = Array.from({ length: 30 }, (_, index) => `Field ${index + 1}`);

/** Where the field ends and the bar begins, from the top of the window. */
const edges = (name: string) => ({
  field: page.getByLabelText(name, { exact: true }).element().getBoundingClientRect().bottom,
  dock: document.querySelector('[data-dock]')!.getBoundingClientRect().top,
});

test('the bar at the end of a form covers no field that gets the focus', async () => {
  await render(
    <>
      {names.map((name) => (
        <label key={name} style={{ display: 'block' }}>
          {name} <input />
        </label>
      ))}
      <Dock status="Saved on this device" action={<button type="button">Next</button>} />
    </>,
  );
  for (const name of names) {
    await userEvent.tab();
    await expect.element(page.getByLabelText(name, { exact: true })).toHaveFocus();
    const { field, dock } = edges(name);
    expect(field, name).toBeLessThanOrEqual(dock);
  }
});
