import { stripVTControlCharacters } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { listAxeIssues } from '../support/axe/list-axe-issues.ts';
import { expectAccessible } from '../support/page-errors.ts';

/* Tests the checks that every page must pass, with planted mistakes. */

/** A page that follows the system's theme as the portal's do. */
const sound = (
  body: string,
  css = '',
) => `<!doctype html><html lang="en" data-theme="light"><head><title>Planted</title>
<meta name="viewport" content="width=device-width"><style>
body { margin: 0; background: #fff; color: #000 } [data-theme=dark] body { background: #000; color: #fff } ${css}</style>
<script>{ const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => (document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', follow); follow() }</script></head>
<body><main><h1>Planted</h1>${body}</main></body></html>`;

const widths = [375, 900];

/** Planted pages that one test shows one after the other in one window: what a page remembers ends with it. */
async function clear(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What the check reports about a page; undefined when it finds nothing. */
async function saidOf(page: Page, html: string): Promise<string | undefined> {
  await page.setContent(html);
  const failure = await expectAccessible(page, 'planted', { widths }).catch((error: unknown) => error);
  return failure instanceof Error ? stripVTControlCharacters(failure.message) : undefined;
}

test('a correct page passes', async ({ page }) => {
  expect(await saidOf(page, sound('<p>All is well.</p><button>Send</button>'))).toBeUndefined();
});

const mistakes = [
  ['a button without a name', '<button></button>', '', ['planted, 375 px, light', 'button-name: button']],
  [
    'a name that leaves out what is shown',
    '<button aria-label="Close">Send</button>',
    '',
    ['label-content-name-mismatch: button'],
  ],
  [
    'words that a dark box slides under, in a wide window alone',
    '<div class="box"></div><p>Words</p>',
    `.box { position: absolute; inset: 0; background: #111; display: none } p { position: relative; color: #000 }
    @media (min-width: 800px) { .box { display: block } }`,
    ['planted, 900 px, light', 'color-contrast: p'],
  ],
  [
    'words that hang out of their dark box, in a narrow window alone',
    '<div class="box"><p>Words</p></div>',
    `.box { background: #111; color: #eee; height: 100px } p { margin: 0 }
    @media (max-width: 800px) { p { position: absolute; top: 400px } }`,
    ['planted, 375 px, light', 'color-contrast: p'],
  ],
  [
    'a button without a name that is there in a wide window alone',
    '<button></button>',
    'button { display: none } @media (min-width: 800px) { button { display: block } }',
    ['planted, 900 px, light', 'button-name: button'],
  ],
  [
    'a part that scrolls in a wide window alone and that no key reaches',
    '<div class="part"><p>Words that are wider than a narrow box</p></div>',
    '.part { overflow: auto } p { width: max-content } @media (min-width: 800px) { .part { width: 150px } }',
    ['planted, 900 px, light', 'scrollable-region-focusable: div'],
  ],
  [
    'a link that loses its line in a wide window alone',
    '<p>Words before <a href="/">the link</a> and words after it.</p>',
    'a { color: #333 } @media (min-width: 800px) { a { text-decoration: none } }',
    ['planted, 900 px, light', 'link-in-text-block: a'],
  ],
  [
    'words that get small in a wide window, and so need more contrast',
    '<p>Words</p>',
    '[data-theme=light] p { font-size: 30px; color: #888 } @media (min-width: 800px) { [data-theme=light] p { font-size: 20px } }',
    ['planted, 900 px, light', 'color-contrast: p'],
  ],
  [
    'pale words that are there in a wide window alone',
    '<p>Words</p>',
    'p { display: none; color: #ccc } @media (min-width: 800px) { p { display: block } }',
    ['planted, 900 px, light', 'color-contrast: p'],
  ],
  [
    'pale words beside a sign of the same colors that axe is not sure about',
    '<p>→</p><p id="words">Words</p>',
    'p { color: #ccc }',
    ['planted, 375 px, light', 'color-contrast: #words'],
  ],
  [
    'pale words beside hidden ones of the same colors',
    '<p class="hidden">Words</p><p id="words">Words</p>',
    'p { color: #ccc } .hidden { clip-path: inset(50%) }',
    ['planted, 375 px, light', 'color-contrast: #words'],
  ],
  [
    'words in the box of a dimmed part',
    '<section><p>Words</p></section>',
    'section { opacity: 0.3 }',
    ['planted, 375 px, light', 'color-contrast: p'],
  ],
  [
    'a link in a text known by its color alone, in the dark alone',
    '<p>Words before <a href="/">the link</a> and words after it.</p>',
    '[data-theme=dark] a { color: #ddd; text-decoration: none }',
    ['px, dark', 'link-in-text-block: a'],
  ],
  [
    'a box that is wider than a window of 900 px alone',
    '<div class="box">Wide</div>',
    '@media (min-width: 800px) { .box { width: 1000px } }',
    ['planted, 900 px', 'Expected: <= 0', '100'],
  ],
] as const;

test('finds mistakes in markup, boxes and colors, also where one width or theme alone has them', async ({
  page,
}) => {
  for (const [mistake, body, css, said] of mistakes)
    await test.step(mistake, async () => {
      await clear(page);
      const message = await saidOf(page, sound(body, css));
      for (const part of said) expect.soft(message ?? '', mistake).toContain(part);
    });
});

const layouts = { 375: '(max-width: 800px)', 900: '(min-width: 800px)' };

test('finds words without contrast at each width and in each theme alone', async ({ page }) => {
  for (const theme of ['light', 'dark'])
    for (const [width, window] of Object.entries(layouts))
      await test.step(`${width} px, ${theme}`, async () => {
        await clear(page);
        const words = `[data-theme=${theme}] p { color: #777; background: #666; transition: color 1s }`;
        const message = await saidOf(page, sound('<p>Words</p>', `@media ${window} { ${words} }`));
        expect.soft(message).toContain(`planted, ${width} px, ${theme}`);
        expect.soft(message, `${width} px, ${theme}`).toContain('color-contrast: p');
      });
});

test('what one page passed spares no words that look different on the next', async ({ page }) => {
  const words = '<div><p>Words</p></div>';
  expect(await saidOf(page, sound(words, 'div { background: #fff; color: #000 }'))).toBeUndefined();
  expect(await saidOf(page, sound(words, 'div { background: #222; color: #000 }'))).toContain(
    'color-contrast: p',
  );
});

test('a page that ignores the system’s theme fails in the dark', async ({ page }) => {
  const deaf = sound('<p>Always light.</p>').replace(/<script>.*<\/script>/s, '');
  expect(await saidOf(page, deaf)).toMatch(/data-theme/);
});

test('a part can be checked alone, or left out', async ({ page }) => {
  await page.setContent(sound('<section id="part"><button></button></section>'));
  expect(await listAxeIssues(page, { within: '#part' })).toHaveLength(1);
  expect(await listAxeIssues(page, { without: '#part' })).toEqual([]);
  expect(await listAxeIssues(page, { skip: ['button-name'] })).toEqual([]);
});

test('a page with frames is refused', async ({ page }) => {
  await page.setContent(sound('<iframe title="Inside" srcdoc="<button></button>"></iframe>'));
  await expect(listAxeIssues(page)).rejects.toThrow('The page has frames');
  expect(await listAxeIssues(page, { without: 'iframe' })).toEqual([]);
});
