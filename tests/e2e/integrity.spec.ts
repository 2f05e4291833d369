import { createHash } from 'node:crypto';
import { expect, test } from '../support/portal-fixture.ts';

const hashOf = (body: ArrayBuffer) => createHash('sha256').update(Buffer.from(body)).digest('base64');

/** Of a document's tags, those with a script or a style sheet. A link that is disabled is never fetched: the styles of pages are in the page. */
const tagsOf = (document: string) =>
  (document.match(/<(?:script|link)[^>]* (?:src|href)="\/assets\/[^>]*>/g) ?? []).filter(
    (tag) => /\.(?:js|css)"/.test(tag) && !tag.includes(' disabled'),
  );

test('pages and desk name the hash of each script and style sheet, and send exactly those', async ({
  portal,
}) => {
  const pages = ['/en', '/zh/dappstore', '/en/submit/dapp', '/th/developer/api'];
  const found: string[] = [];
  for (const address of [...pages.map((path) => portal.origin + path), `${portal.deskOrigin}/`]) {
    const tags = tagsOf(await (await fetch(address)).text());
    expect(tags.length, address).toBeGreaterThan(1);
    for (const tag of tags) {
      const [, path = ''] = /(?:src|href)="([^"]+)"/.exec(tag) ?? [];
      const sent = await (await fetch(new URL(path, address))).arrayBuffer();
      expect(/ integrity="([^"]+)"/.exec(tag)?.[1], `${address} ${path}`).toBe(`sha256-${hashOf(sent)}`);
      found.push(path);
    }
  }
  expect(found.some((path) => path.endsWith('.css'))).toBe(true);
});
