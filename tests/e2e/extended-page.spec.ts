import { listEveryPage, inLanguage } from '../support/every-page.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { openForm } from './submission-steps.ts';

/** What extensions put into pages before their code runs. */
function injectExtensions(): void {
  const { documentElement: html, body } = document;
  html.setAttribute('data-darkreader-mode', 'dynamic');
  html.setAttribute('data-darkreader-scheme', 'dark');
  html.classList.add('translated-ltr');
  html.style.setProperty('--darkreader-neutral-background', '#181a1b');
  body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
  body.setAttribute('cz-shortcut-listen', 'true');
  body.setAttribute('__processed__', '');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()];
  const frame = Object.assign(document.createElement('iframe'), { hidden: true });
  body.append(Object.assign(document.createElement('div'), { id: 'extension-root' }), frame);
  for (const input of document.querySelectorAll('input, textarea, select')) {
    input.setAttribute('data-1p-ignore', '');
    input.setAttribute('data-lastpass-icon-root', 'true');
    input.setAttribute('data-darkreader-inline-bgcolor', '');
    input.setAttribute('spellcheck', 'false');
  }
}

test('what extensions inject before the code runs keeps no page from working, and the console stays silent', async ({
  page,
}) => {
  test.slow();
  // Not into the frame that it adds itself.
  await page.addInitScript(`if (window === top) addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') (${injectExtensions.toString()})();
  }, true);`);
  for (const path of listEveryPage()) {
    await page.goto(inLanguage('en', path));
    await expect(page.locator('html')).toHaveAttribute('data-router', 'ready');
    await expect(page.locator('form[inert]')).toHaveCount(0);
    await expect(page.locator('#extension-root')).toBeAttached();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Something went wrong on our side|could not show this part/)).toHaveCount(0);
  }
});

test('what extensions inject into a page that runs keeps its form, its language and the way to the next page', async ({
  page,
}) => {
  await openForm(page);
  await page.evaluate(injectExtensions);
  await page.getByLabel('Project name').fill('Lantern');
  await page.evaluate(injectExtensions);
  await expect(page.getByLabel('Project name')).toHaveValue('Lantern');
  await page.getByRole('button', { name: 'Next: review' }).click();
  await expect(page.getByRole('combobox', { name: 'Networks' })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Report a fake site' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Report a fake site' })).toBeVisible();
  await page.evaluate(injectExtensions);
  await page.getByLabel('Address of the site').fill('fake-tideport.example');
  await page.getByRole('main').getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We received your report' })).toBeVisible();
});
