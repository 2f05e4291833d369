import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryKey, pageKey, type Manifest } from '../../src/app/page-assets.ts';
import { distFolder } from './dist-folder.ts';
import { pagesWithoutPath, pageTable, type PageId } from '../../src/app/page-table.ts';

/** Ids that Lingui generates for a message: six characters of base64url, written by its macro as `id:"…"`. */
const idPattern = /\bid:\s*["'`]([\w-]{6})["'`]/g;

/** A page's chunks: all its imports, dynamic ones too, except the other pages. */
function chunksOf(manifest: Manifest, id: PageId): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    const later = (chunk.dynamicImports ?? []).filter((other) => !/^src\/routes\/[^/]+\.tsx$/.test(other));
    [...(chunk.imports ?? []), ...later].forEach(visit);
  };
  [entryKey, pageKey(id)].forEach(visit);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}

/**
 * Writes page-messages.json beside the built pages: which messages each page can show, found in the scripts that the browser
 * gets for it.
 */
export function writePageMessages(root: string): void {
  const clientDir = join(root, distFolder, 'client');
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const pages: PageId[] = [...pageTable.map(({ id }) => id), ...pagesWithoutPath];
  const ids = Object.fromEntries(
    pages.map((id) => {
      const scripts = chunksOf(manifest, id).map((file) => readFileSync(join(clientDir, file), 'utf8'));
      const found = scripts.flatMap((script) =>
        [...script.matchAll(idPattern)].map((match) => match[1] ?? ''),
      );
      return [id, [...new Set(found)].sort()];
    }),
  );
  writeFileSync(join(root, distFolder, 'page-messages.json'), JSON.stringify(ids));
}
