import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal-fixture.ts';
import { changedByScripts, changedByTime, inLanguage, listEveryPage } from '../support/every-page.ts';
import { aroundMain, expectAccessible } from '../support/page-errors.ts';
import { openParsingWindow } from '../support/parsing-window.ts';

/** Words and boxes of a page, or of a document that is parsed; drawings may come later. Runs inside a page. */
function readBoxes(html: string | undefined): string {
  const of = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const copy = of.body.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('script, noscript, svg')) part.remove();
  for (const part of copy.querySelectorAll(':is(header, footer):not(main *)')) part.remove();
  for (const element of copy.querySelectorAll('*')) {
    // A form is inert until it has looked for its draft; React leaves empty styles.
    element.removeAttribute('inert');
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
  return copy.innerHTML.replaceAll(/<!--.*?-->/gs, '');
}

/** Whether the page, with its scripts, shows other words or boxes than the server sent. */
async function isChanged(page: Page, parsing: Page, address: string): Promise<boolean> {
  const served = await (await page.request.get(address)).text();
  return (await page.evaluate(readBoxes, undefined)) !== (await parsing.evaluate(readBoxes, served));
}

// Dozens of pages, shared out among the workers.
test.describe.configure({ mode: 'parallel' });

const pages = listEveryPage();
/** Pages that one test opens one after the other in one window: a window of its own costs as much as opening a page. */
const groups = Array.from({ length: Math.ceil(pages.length / 5) }, (_, place) =>
  pages.slice(place * 5, place * 5 + 5),
);

/** The widest has the layout of 1440 px, at which `every-language.spec.ts` measures what fits. */
const widths = [375, 900, 1920];

for (const group of groups) {
  test(`${group.join(', ')} pass axe at 375, 900 and 1920 px, light and dark`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 375, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const parsing = await openParsingWindow(page);
    for (const path of group)
      await test.step(path, async () => {
        await page.goto(inLanguage('en', path));
        // A form is ready once it has looked for its draft.
        await expect(page.locator('form[inert]')).toHaveCount(0);
        const around = path === '/' ? {} : { without: aroundMain };
        await expectAccessible(page, path, { widths, ...around });
        if (changedByTime.includes(path)) return;
        expect(
          await isChanged(page, parsing, inLanguage('en', path)),
          `${path} is changed by its scripts`,
        ).toBe(changedByScripts.includes(path));
      });
  });
}

/** The page's heading and the links of its header, in a frame where scripting is off. */
function readWithoutScripting(page: Page, html: string) {
  return page.evaluate((html) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-same-origin');
    frame.style.cssText = 'width: 1280px; height: 720px; visibility: hidden';
    document.body.replaceChildren(frame);
    const inside = frame.contentDocument!;
    inside.open();
    inside.write(html);
    inside.close();
    const headings = [...inside.querySelectorAll('h1')].filter((heading) =>
      heading.checkVisibility({ visibilityProperty: true }),
    );
    const box = headings[0]?.getBoundingClientRect();
    return {
      headings: headings.length,
      area: (box?.width ?? 0) * (box?.height ?? 0),
      links: inside.querySelectorAll('header a[href]').length,
      hasNoScripting: frame.contentWindow!.matchMedia('(scripting: none)').matches,
    };
  }, html);
}

test('without JavaScript every page shows its heading and has links to other pages', async ({
  page,
  request,
}) => {
  await page.goto('/robots.txt');
  for (const path of pages) {
    const html = await (await request.get(inLanguage('en', path))).text();
    // Scripts and preloaded modules: the frame would not run them, and say so on the console.
    const silent = html.replaceAll(/<script\b.*?<\/script>|<link\b[^>]*>/gs, '');
    const { headings, area, links, hasNoScripting } = await readWithoutScripting(page, silent);
    expect(hasNoScripting, path).toBe(true);
    expect(headings, path).toBe(1);
    expect(area, path).toBeGreaterThan(0);
    expect(links, path).toBeGreaterThan(5);
  }
});
