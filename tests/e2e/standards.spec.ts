import sharp from 'sharp';
import { headTagSelector } from '#app/list-head-tags.ts';
import { localeCodes } from '#i18n/locales.ts';
import { openParsingWindow } from '../support/parsing-window.ts';
import { expect, test } from '../support/portal-fixture.ts';

interface Manifest {
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

async function readPicture(url: string) {
  const answer = await fetch(url);
  expect(answer.status, url).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  return { bytes, told: `${format} ${width}×${height}`, headers: answer.headers };
}

test('each page has a social picture in its language', async ({ portal }) => {
  const drawn = new Map<string, string>();
  for (const locale of ['en', 'zh', 'th', 'hi']) {
    for (const path of ['', '/about', '/news/15', '/dappstore/detail?id=1']) {
      const html = await (await fetch(`${portal.origin}/${locale}${path}`)).text();
      const address = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
      expect(address.startsWith(`${portal.origin}/og/${locale}/`)).toBe(true);
      const { bytes, told, headers } = await readPicture(address);
      expect(told).toBe('png 1200×630');
      expect(headers.get('etag')).toBeTruthy();
      drawn.set(locale + path, bytes.toString('base64'));
    }
  }
  const inEnglish = ['en', 'en/about', 'en/news/15', 'en/dappstore/detail?id=1'].map((page) =>
    drawn.get(page),
  );
  expect(new Set(inEnglish).size).toBe(4);
  for (const path of ['', '/about', '/news/15'])
    expect(drawn.get(`zh${path}`)).not.toBe(drawn.get(`en${path}`));
});

test('every language has its own picture', async ({ portal }) => {
  const drawn = await Promise.all(
    localeCodes.map(async (locale) => (await readPicture(`${portal.origin}/og/${locale}/about.png`)).bytes),
  );
  expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(localeCodes.length);
});

test('only pages have a picture', async ({ portal }) => {
  for (const path of [
    '/og/en/nothing.png',
    '/og/en/news/999999.png',
    '/og/en/dappstore/detail.png',
    '/og/en/dappstore/7.png',
    '/og/en/success.png',
    '/og/en/submission/anything.png',
    '/og/xx/home.png',
    '/og/en/home.svg',
  ]) {
    const answer = await fetch(portal.origin + path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
  }
});

test('browsers find icons in every size that the site names', async ({ portal }) => {
  const manifest = (await (await fetch(`${portal.origin}/site.en.webmanifest`)).json()) as Manifest;
  expect(manifest.start_url).toBe('/');
  for (const { src, sizes, type } of manifest.icons.filter(({ type }) => type === 'image/png')) {
    const { told, headers } = await readPicture(portal.origin + src);
    expect(told).toBe(`png ${sizes.replace('x', '×')}`);
    expect(headers.get('content-type')).toBe(type);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { url } of manifest.shortcuts) expect((await fetch(portal.origin + url)).status, url).toBe(200);
  expect((await readPicture(`${portal.origin}/apple-touch-icon.png`)).told).toBe('png 180×180');
  const ico = Buffer.from(await (await fetch(`${portal.origin}/favicon.ico`)).arrayBuffer());
  const count = ico.readUInt16LE(4);
  const sizes = Array.from({ length: count }, async (_, index) => {
    const entry = 6 + 16 * index;
    const [bytes, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    return (await sharp(ico.subarray(offset, offset + bytes)).metadata()).width;
  });
  expect(await Promise.all(sizes)).toEqual([16, 32, 48]);
});

test('security.txt says where to report a vulnerability', async ({ portal }) => {
  const answer = await fetch(`${portal.origin}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:.+@/);
  expect(fields.get('Canonical')).toBe(`${portal.origin}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
  expect(await (await fetch(answer.url)).text()).toBe(text);
});

/** What the head of a page tells, or of a document that is parsed. Runs inside a page. */
function listHead({ selector, html }: { selector: string; html?: string }): string[] {
  const of = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const tags = [...of.head.querySelectorAll(selector)].map((tag) => tag.outerHTML);
  return [of.documentElement.lang, of.title, ...tags];
}

test('after a navigation the head is the one that the server would have sent', async ({ page }) => {
  await page.goto('/en');
  const parsing = await openParsingWindow(page);
  const steps = [
    '/en/dappstore?category_id=1',
    '/en/dappstore/detail?id=1',
    '/en/news',
    '/en/news/15',
    '/zh/success',
    '/zh',
  ];
  for (const step of steps) {
    await page.evaluate(async (url) => void (await navigation.navigate(url).finished), step);
    const html = await (await page.request.get(step)).text();
    const shown = await page.evaluate(listHead, { selector: headTagSelector });
    const served = await parsing.evaluate(listHead, { selector: headTagSelector, html });
    expect(shown, step).toEqual(served);
    expect(shown.join('').includes('noindex'), step).toBe(step === '/zh/success');
  }
});

test('the browser’s frame takes the color of the theme, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/about?theme=light');
  const chosen = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  expect(await chosen()).toEqual(['#F6F9F7']);
  await page
    .getByRole('button', { name: /dark|night/i })
    .first()
    .click();
  expect(await chosen()).toEqual(['#061420']);
});
