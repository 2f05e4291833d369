import { listAxeIssues } from '../support/axe/list-axe-issues.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { openForm } from './submission-steps.ts';

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 360, height: 225 } });

  test('header, steps and bar scroll away, so that the form has the whole window', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Project link').scrollIntoViewIfNeeded();
    await page.getByLabel('Project link').click();
    await expect(page.getByLabel('Project link')).toBeInViewport({ ratio: 1 });
    const held = await page.evaluate(
      () =>
        [
          document.querySelector('header'),
          document.querySelector('[data-dock]'),
          document.querySelector('ol'),
        ]
          .map((part) => part?.getBoundingClientRect())
          .filter((box) => box && box.bottom > 0 && box.top < innerHeight).length,
    );
    expect(held).toBe(0);
    await page.getByRole('button', { name: 'Next: review' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next: review' }).click();
    await expect(page.getByRole('combobox', { name: 'Networks' })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Networks' })).toBeInViewport();
  });
});

test.describe('in forced colors', () => {
  test('a chosen answer and the current step look different from the others', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openForm(page);
    await page
      .getByRole('radiogroup', { name: /audited/ })
      .getByLabel('No')
      .check();
    await page.getByLabel('DEX').check();
    const styleOf = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, part) => {
          const { backgroundColor, color, borderTopColor, textDecorationLine } = getComputedStyle(
            element,
            part ?? null,
          );
          return [backgroundColor, color, borderTopColor, textDecorationLine].join(' ');
        }, pseudo);
    expect(await styleOf('label:has(:checked) span')).not.toBe(
      await styleOf('label:has([type=radio]:not(:checked)) span'),
    );
    expect(await styleOf('label:has([type=checkbox]:checked)')).not.toBe(
      await styleOf('label:has([type=checkbox]:not(:checked))'),
    );
    expect(await styleOf('[aria-current=step] b')).toContain('underline');
    expect(await styleOf('[aria-current=step] > span', '::after')).not.toBe(
      await styleOf('li:not([aria-current]) > span', '::after'),
    );
    // The colors are the person's own here, but axe compares the author's: it reads
    // `-webkit-text-fill-color`, which the browser keeps reporting although it draws the forced colors.
    expect(await listAxeIssues(page, { skip: ['color-contrast'] })).toEqual([]);
  });
});
