import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { startOwnPortal } from '../support/own-portal.ts';

interface NotedModule {
  thread: string;
  url: string;
}

/** Starts a portal that records its modules, requests these addresses and reads the records. */
async function listModulesFor(paths: readonly string[]): Promise<NotedModule[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tideport-modules-'));
  const file = join(folder, 'modules.txt');
  const preload = pathToFileURL(join(import.meta.dirname, '../support/record-modules.ts')).href;
  const portal = await startOwnPortal({ RECORD_MODULES: file, NODE_OPTIONS: `--import=${preload}` });
  try {
    for (const path of paths) {
      const response = await fetch(portal.origin + path);
      expect(response.status, path).toBeLessThan(500);
      await response.arrayBuffer();
    }
  } finally {
    await portal.stop();
  }
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  rmSync(folder, { recursive: true });
  return lines.map((line) => {
    const [thread = '', url = ''] = line.split(' ');
    return { thread, url };
  });
}

test('the process that serves pages loads no development build, and renders and draws nothing on the listening thread', async () => {
  const modules = await listModulesFor([
    ...['/en', '/th/dappstore', '/_data/ja/about', '/en/nothing'],
    ...['/og/th/about.png', '/favicon.ico', '/sitemap.xml'],
  ]);
  await test.step('no development build of React or anything else', () => {
    const urls = modules.map(({ url }) => url);
    expect(urls.some((url) => url.endsWith('react-dom-server-legacy.node.production.js'))).toBe(true);
    expect(urls.filter((url) => /development/.test(url) && /node_modules/.test(url))).toEqual([]);
  });
  await test.step('nothing is rendered or drawn on the listening thread', () => {
    const renders = ({ url }: NotedModule) =>
      /\/dist\/server\/|\/node_modules\/(react|react-dom|harfbuzzjs|woff2-encoder)\/|draw-picture\.ts/.test(
        url,
      );
    const threads = modules.filter(renders).map(({ thread }) => thread);
    expect(new Set(threads)).toEqual(new Set(['worker']));
  });
});
