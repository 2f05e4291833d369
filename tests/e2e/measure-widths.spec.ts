import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { measureDocument, measureLivePage } from '../support/measure-widths.ts';

/* Tests the measuring of pages with planted mistakes. */

const widths = [320, 768, 1440];

const planted = (body: string, css = '') => `<!doctype html><html lang="en"><head><title>Planted</title>
<style>body { margin: 0 } ${css}</style></head><body><main><h1>Planted</h1>${body}</main></body></html>`;

const short = '.short { width: 4em; overflow: hidden; white-space: nowrap }';
const words = 'Donaudampfschifffahrt';
const cut = `P: ${words}`;
const around = {
  320: '(max-width: 767px)',
  768: '(min-width: 768px) and (max-width: 1439px)',
  1440: '(min-width: 1440px)',
};

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a page that fits has no issues', async ({ page }) => {
  for (const { overhang, cut } of await measureDocument(page, planted(`<p>${words}</p>`), widths)) {
    expect(overhang).toBe(0);
    expect(cut).toEqual([]);
  }
});

test('finds a label that is cut off, on a page as it is and in a document', async ({ page }) => {
  const html = planted(`<p class="short">${words}</p><p class="short">Ok</p>`, short);
  for (const { cut: found } of await measureDocument(page, html, widths)) expect(found).toEqual([cut]);
  await page.setContent(html);
  for (const { cut: found } of await measureLivePage(page, widths)) expect(found).toEqual([cut]);
});

for (const [place, width] of widths.entries()) {
  const query = around[width as keyof typeof around];
  const at = (css: string) => `@media ${query} { ${css} }`;
  for (const [mistake, css] of [
    ['hidden', 'p { width: 4em; overflow: hidden }'],
    ['ended in dots', 'p { width: 4em; overflow: clip; white-space: nowrap; text-overflow: ellipsis }'],
    ['too low', 'p { height: 0.5em; overflow-y: hidden }'],
  ] as const)
    test(`finds words that are ${mistake} at ${width} px alone`, async ({ page }) => {
      const found = await measureDocument(page, planted(`<p>${words}</p>`, at(css)), widths);
      expect(found.map((issues) => issues.cut)).toEqual(
        widths.map((_, index) => (index === place ? [cut] : [])),
      );
    });

  test(`finds a box that is too wide at ${width} px alone`, async ({ page }) => {
    const html = planted('<div class="box">Wide</div>', at(`.box { width: ${width + 100}px }`));
    const found = await measureDocument(page, html, widths);
    expect(found.map(({ overhang }) => overhang)).toEqual(
      widths.map((_, index) => (index === place ? 100 : 0)),
    );
  });
}

test('finds words that are cut off in a wide container alone', async ({ page }) => {
  const css = `main { container-type: inline-size } @container (min-width: 1000px) { p { width: 4em; overflow: hidden } }`;
  const found = await measureDocument(page, planted(`<p>${words}</p>`, css), widths);
  expect(found.map((issues) => issues.cut)).toEqual([[], [], [cut]]);
});

test('waits for a font that only a wide window shows', async ({ page }) => {
  const font = readFileSync('dist/client/fonts/brygada-1918-latin-wght-normal.woff2').toString('base64');
  const css = `@font-face { font-family: Large; size-adjust: 900%; src: url(data:font/woff2;base64,${font}) }
    p { width: 15em; overflow: hidden } @media ${around[1440]} { p { font-family: Large, serif } }`;
  const found = await measureDocument(page, planted(`<p>${words}</p>`, css), widths);
  expect(found.map((issues) => issues.cut)).toEqual([[], [], [cut]]);
});

test('measures where a transition ends', async ({ page }) => {
  const css = `p { width: 30em; overflow: hidden; transition: width 1s } @media ${around[1440]} { p { width: 4em } }`;
  const found = await measureDocument(page, planted(`<p>${words}</p>`, css), widths);
  expect(found.map((issues) => issues.cut)).toEqual([[], [], [cut]]);
});

test('leaves out scripts, header and footer, but not a header within the page’s text', async ({ page }) => {
  const html = planted(`<article><header><p class="short">${words}</p></header></article>`, short).replaceAll(
    '<main>',
    '<header><p class="short">Überschrift oben</p></header><script>document.body.append("!")</script><main>',
  );
  for (const { cut: found } of await measureDocument(page, html, widths)) expect(found).toEqual([cut]);
});
