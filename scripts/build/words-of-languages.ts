import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { RenderBundle } from '../../src/app/rendering/page-renderer.ts';
import { knownLocales } from '../../src/i18n/locales.ts';

/**
 * Writes the messages of each language beside the server's pages, as `words/<language>.json`: a rendering thread that reads them there has
 * them once. As modules they are in its memory a second time, as source.
 */
export function wordsOfLanguages(): Plugin {
  return {
    name: 'words-of-languages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async writeBundle({ dir = '' }) {
      const bundle = pathToFileURL(resolve(dir, 'render-page.js')).href;
      const { listWords } = (await import(bundle)) as RenderBundle;
      mkdirSync(join(dir, 'words'), { recursive: true });
      // All that there are: what a brand offers is read at the start, from another folder where BRAND_DIR says so.
      for (const locale of knownLocales)
        writeFileSync(join(dir, 'words', `${locale}.json`), JSON.stringify(await listWords(locale)));
    },
  };
}
