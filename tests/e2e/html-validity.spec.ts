import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkHtml } from '../support/check-html.ts';
import { inLanguage, listEveryPage } from '../support/every-page.ts';
import { findJava } from '../support/find-java.ts';
import { expect, test } from '../support/portal-fixture.ts';

test('every page is valid HTML as it is served', async ({ portal }) => {
  test.setTimeout(240_000);
  const java = findJava();
  test.skip(!java, 'the checker needs Java; npm test installs it where it may');
  const folder = mkdtempSync(join(tmpdir(), 'tideport-html-'));
  const addresses = ['en', 'zh', 'hi'].flatMap((locale) =>
    listEveryPage().map((path) => inLanguage(locale, path)),
  );
  const files: string[] = [];
  for (const address of addresses) {
    const response = await fetch(portal.origin + address);
    const file = join(folder, `${address.slice(1).replaceAll(/[^a-z0-9-]+/g, '_')}.html`);
    // The checker's part for styles is older than the styles; without them it is also quick.
    const html = (await response.text()).replace(/<style>.*?<\/style>/gs, '<style></style>');
    writeFileSync(file, html);
    files.push(file);
  }
  const faults = checkHtml(java ?? '', files);
  rmSync(folder, { recursive: true });
  expect(faults).toEqual([]);
});
