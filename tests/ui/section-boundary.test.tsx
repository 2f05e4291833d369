import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  BrokenSectionContext,
  SectionBoundary,
  Sections,
  type BrokenSectionProps,
} from '#ui/section-boundary/section-boundary.tsx';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('The section broke on purpose.');
  return <p>whole again</p>;
}

function Broken({ onRetry }: BrokenSectionProps) {
  return (
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  );
}

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary caught.
  vi.mocked(console.error).mockImplementation(() => undefined);
});

test('a section that breaks takes no other one with it, and is drawn again when asked', async () => {
  await render(
    <BrokenSectionContext value={Broken}>
      <Sections>
        <p>before</p>
        <Fragile />
        <p>behind</p>
      </Sections>
    </BrokenSectionContext>,
  );
  await expect.element(page.getByText('before')).toBeVisible();
  await expect.element(page.getByText('behind')).toBeVisible();
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toBeVisible();
  isBroken = false;
  await page.getByRole('button').click();
  await expect.element(page.getByText('whole again')).toBeVisible();
});

test('a section that broke is drawn again when something else is shown', async () => {
  const draw = (shown: string) => (
    <BrokenSectionContext value={Broken}>
      <SectionBoundary shown={shown}>
        <Fragile />
      </SectionBoundary>
    </BrokenSectionContext>
  );
  const { rerender } = await render(draw('/en'));
  await expect.element(page.getByRole('button')).toBeVisible();
  isBroken = false;
  await rerender(draw('/en/news'));
  await expect.element(page.getByText('whole again')).toBeVisible();
});
