import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../../scripts/build/dist-folder.ts';
import { settle } from '../support/page-errors.ts';
import { expect, test } from '../support/portal-fixture.ts';

/* The tools need libraries that are larger than most pages. Their scripts come on their own pages, and nothing fetches them ahead. */

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const clientFolder = join(distFolder, 'client');
const readManifest = () =>
  JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;

const pagePattern = /^src\/routes\/([^/]+)\.tsx$/;
const nameOf = (key: string) => pagePattern.exec(key)?.[1] ?? key;
const listPages = (manifest: Manifest) => Object.keys(manifest).filter((key) => pagePattern.test(key));
const isTool = (page: string) => nameOf(page).startsWith('tools-');

/** What a page can run: its imports, also those that come later, without the other pages. */
function scriptsOf(manifest: Manifest, page: string): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    const later = (chunk.dynamicImports ?? []).filter((other) => !pagePattern.test(other));
    [...(chunk.imports ?? []), ...later].forEach(visit);
  };
  visit(page);
  return files;
}

/** Scripts that no page but those of the tools can run. */
function listToolScripts(manifest: Manifest): Set<string> {
  const pages = listPages(manifest);
  const others = new Set(
    pages.filter((page) => !isTool(page)).flatMap((page) => [...scriptsOf(manifest, page)]),
  );
  const ofTools = pages.filter(isTool).flatMap((page) => [...scriptsOf(manifest, page)]);
  return new Set(ofTools.filter((file) => !others.has(file)));
}

/** The extension's page has it in what comes when its field for requests is used. */
const encodesCalls = [
  'extension',
  'tools-approvals',
  'tools-batch-sender',
  'tools-token-check',
  'tools-verify-message',
];

/** Words that minifying leaves as they are, with the pages that may run what they belong to. */
const traces: readonly { what: string; trace: RegExp; pages: readonly string[] }[] = [
  { what: 'viem, which encodes calls', trace: /AbiEncodingLengthMismatch/, pages: encodesCalls },
  { what: 'the curve of signatures', trace: /secp256k1/, pages: encodesCalls },
  { what: 'a run of revokes', trace: /approvals\.run/, pages: ['tools-approvals'] },
  { what: 'a call of the payment contract', trace: /payTokens/, pages: ['tools-batch-sender'] },
  // Fetched when a list with names is checked.
  {
    what: 'the normal forms of names',
    trace: /whole-script confusable/,
    pages: ['tools-batch-sender'],
  },
  { what: 'a pasted signature', trace: /isHighS/, pages: ['tools-verify-message'] },
  // In the offline file alone.
  { what: 'the derivation of keys', trace: /ed25519 seed/, pages: [] },
];

for (const { what, trace, pages } of traces)
  test(`${what}: on its own pages and on no other`, () => {
    const manifest = readManifest();
    const holds = (file: string) => trace.test(readFileSync(join(clientFolder, file), 'utf8'));
    const found = listPages(manifest).filter((page) => [...scriptsOf(manifest, page)].some(holds));
    expect(found.map(nameOf).sort()).toEqual([...pages].sort());
  });

test('the offline file holds what derives keys', () => {
  expect(readFileSync(join(distFolder, 'keys/offline-keys.html'), 'utf8')).toContain('ed25519 seed');
});

test.describe('nothing of a tool is fetched ahead', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of ['/en', '/en/dappstore', '/en/submit/dapp'])
    test(`${path}: not by the page, its menu or its footer, but by a link that is pointed at`, async ({
      page,
    }) => {
      const ofTools = listToolScripts(readManifest());
      expect(ofTools.size).toBeGreaterThan(0);
      const asked: string[] = [];
      page.on('request', (request) => {
        const file = new URL(request.url()).pathname.slice(1);
        if (ofTools.has(file)) asked.push(file);
      });
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } });
      });
      // Idle callbacks run in their order, so what the page left for idle time has begun before this one.
      const idle = () =>
        page.evaluate(
          () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
        );
      await page.goto(path);
      await idle();
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: 'Tools', exact: true }).press('Enter');
      await expect(banner.getByRole('link', { name: /^Batch sender/ }).first()).toBeVisible();
      await banner.getByRole('button', { name: 'Tools', exact: true }).press('Enter');
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Batch sender', exact: true });
      await link.scrollIntoViewIfNeeded();
      await settle(page);
      await idle();
      // Sent after anything that the page requested before.
      await page.evaluate(() => fetch('/robots.txt'));
      expect(asked).toEqual([]);
      await link.hover();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });
});
