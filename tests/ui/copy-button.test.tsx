import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { expectAccessible } from './expect-accessible.ts';

const words = { label: 'Copy amount', copiedLabel: 'Copied', failedLabel: 'Could not copy' };
let written: string[] = [];

beforeEach(() => {
  written = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('it copies, says so on the button and to screen readers, and returns to its label', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<CopyButton value="200.4731" {...words} />);
  const status = page.getByRole('status').element();
  expect(status.textContent).toBe('');
  (page.getByRole('button', { name: 'Copy amount' }).element() as HTMLElement).click();
  await vi.waitFor(() => expect(status.textContent).toBe('Copied'));
  expect(page.getByRole('button', { name: 'Copied' }).query()).not.toBeNull();
  expect(written).toEqual(['200.4731']);
  await vi.advanceTimersByTimeAsync(2_500);
  await vi.waitFor(() => expect(page.getByRole('button', { name: 'Copy amount' }).query()).not.toBeNull());
  expect(status.textContent).toBe('');
});

test('reads a value that only the browser knows when the button is pressed', async () => {
  let value = 'early';
  await render(<CopyButton value={() => value} {...words} />);
  value = 'late';
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(written).toEqual(['late']);
  await expectAccessible();
});

test('where the clipboard refuses, the old command copies, inside a dialog too, and the focus stays', async () => {
  vi.mocked(navigator.clipboard.writeText).mockRejectedValue(new Error('forbidden'));
  let selected: string | undefined;
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    selected = document.getSelection()?.toString() || (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  await render(
    <Dialog open onClose={() => undefined} labelledBy="name">
      <h2 id="name">Donation</h2>
      <CopyButton value="0x12" {...words} />
    </Dialog>,
  );
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toHaveFocus();
  expect(selected).toBe('0x12');
  expect(document.querySelector('textarea')).toBeNull();
});

test('where nothing copies, it says so', async () => {
  vi.mocked(navigator.clipboard.writeText).mockRejectedValue(new Error('forbidden'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await render(<CopyButton value="0x12" {...words} />);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button', { name: 'Could not copy' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Could not copy');
  await expectAccessible();
});
