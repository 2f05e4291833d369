import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FloatingNotice } from '#ui/floating-notice/floating-notice.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { errorToast } from '#ui/toast/error-toast-store.ts';
import { ErrorToast } from '#ui/toast/error-toast.tsx';
import { expectAccessible } from './expect-accessible.ts';

afterEach(() => errorToast.close());

test('an error is announced, the latest takes the place of the one before, and it stays until it is closed', async () => {
  await render(<ErrorToast closeLabel="Close" />);
  const region = page.getByRole('alert');
  expect(region.element().textContent).toBe('');
  errorToast.show('The file could not be read.');
  await expect.element(region).toHaveTextContent('The file could not be read.');
  errorToast.show('The server did not answer.');
  await expect.element(region).toHaveTextContent('The server did not answer.');
  expect(region.element().textContent).not.toContain('file');
  await expectAccessible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(region).toBeEmptyDOMElement();
});

test('a notice’s region is there before anything is said in it', async () => {
  const screen = await render(
    <FloatingNotice edge="bottom" role="status">
      {null}
    </FloatingNotice>,
  );
  const region = page.getByRole('status').element();
  expect(region.childElementCount).toBe(0);
  await screen.rerender(
    <FloatingNotice edge="bottom" role="status">
      You are offline.
    </FloatingNotice>,
  );
  expect(page.getByRole('status').element()).toBe(region);
  expect(region.textContent).toBe('You are offline.');
  await expectAccessible();
});

test('a notice lets presses beside it through to the page', async () => {
  await render(
    <>
      <button style={{ position: 'fixed', bottom: 0, left: 0 }}>Behind</button>
      <FloatingNotice edge="bottom" role="status">
        Offline
      </FloatingNotice>
    </>,
  );
  const { left, bottom } = page.getByRole('button').element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 2, bottom - 2)?.textContent).toBe('Behind');
});

test('a progress bar says what goes on and how far it is', async () => {
  const screen = await render(<ProgressBar share={0.25} label="Reading the file" />);
  const bar = page.getByRole('progressbar', { name: 'Reading the file' });
  expect((bar.element() as HTMLProgressElement).position).toBe(0.25);
  await screen.rerender(<ProgressBar share={1} label="Reading the file" />);
  expect((bar.element() as HTMLProgressElement).position).toBe(1);
  await expectAccessible();
});
