import sharp from 'sharp';
import { expectAccessible } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { takeScreenshots, makeAccount, signIn } from './desk-steps.ts';

const drawPhoto = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#0b5a7c' } })
    .jpeg()
    .toBuffer();

test('an editor gives a news item a cover and says what it shows; visitors see it in links to it, on its page and in previews of them', async ({
  page,
  browser,
  editing: portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, portal, {
    account: await makeAccount(portal, { name: 'Mara', role: 'editor' }),
    path: '/content/news/create',
  });
  const panel = page.getByRole('tabpanel');
  const write = async (language: RegExp, texts: Record<string, string>) => {
    await page.getByRole('tab', { name: language }).click();
    for (const [label, text] of Object.entries(texts)) await panel.getByLabel(label).fill(text);
  };
  await write(/^Simplified Chinese/, { Title: '灯塔', Summary: '摘要', Text: '正文' });
  await write(/^English/, { Title: 'The lighthouse is lit', Summary: 'From tonight on.', Text: 'Light.' });
  const cover = page.getByRole('group', { name: 'Cover' });
  await page.getByLabel('File for Cover').setInputFiles({
    name: 'lighthouse.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawPhoto(),
  });
  const shown = cover.getByRole('img', { name: 'Cover, as visitors see it' });
  await expect(shown).toHaveAttribute('src', /^\/files\/[0-9a-f]{64}\.jpg$/);
  const src = (await shown.getAttribute('src'))!;

  await test.step('it is not published before both languages say what it shows', async () => {
    const publish = page.getByRole('button', { name: 'Publish now' });
    await publish.click();
    await expect(page.getByText('What the cover shows is missing in English.').first()).toBeVisible();
    await write(/^English/, { 'What the cover shows': 'A lighthouse at dusk' });
    await write(/^Simplified Chinese/, { 'What the cover shows': '黄昏的灯塔' });
    await takeScreenshots(page, 'cover');
    await publish.click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  });

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  // An older item ends with links to the latest ones.
  await visitor.goto(`${portal.origin}/en/news/3`);
  const card = visitor.getByRole('main').getByRole('link', { name: /The lighthouse is lit/ });
  const picture = card.locator(`img[src="${src}"]`);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(picture).toHaveAttribute('srcset', /\.jpg 480w, \/files\/\S+ 960w, \/files\/\S+ 1200w$/);
  await card.click();
  await expect(visitor.getByRole('img', { name: 'A lighthouse at dusk' })).toHaveAttribute('src', src);
  const tag = (name: string) => visitor.locator(`meta[property="${name}"]`);
  await expect(tag('og:image')).toHaveAttribute('content', new RegExp(`^http.*${src}$`));
  await expect(tag('og:image:alt')).toHaveAttribute('content', 'A lighthouse at dusk');
  await expectAccessible(visitor, 'a news item with a cover', { widths: [375, 1440] });
  await takeScreenshots(visitor, 'news-with-cover');
  const feed = await visitor.request.get(`${portal.origin}/en/news/feed.xml`);
  expect(await feed.text()).toMatch(
    new RegExp(`<enclosure url="http[^"]*${src}" length="[1-9]\\d*" type="image/jpeg"/>`),
  );
  await visitor.context().close();
});
