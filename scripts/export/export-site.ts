import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listStaticAssets } from '#app/static-assets.ts';
import { localeCodes } from '#i18n/locales.ts';
import { chartKinds } from '#lib/chart/chart-kinds.ts';
import { keysFilePath } from '#features/tools/offline-keys/model/keys-file.ts';
import { copyPages, type PageCopies } from './copy-pages.ts';
import { createFileCopier, type Failure, type FileCopier } from './copy-files.ts';
import { copyRedirects } from './copy-redirects.ts';
import { hostHeaders } from './host-headers.ts';
import type { Site } from './start-site.ts';
import { listNamedFiles, withCopiedAddresses, withCopiedPages } from './static-document.ts';

interface ExportSummary {
  /** In each of the languages. */
  pages: number;
  languages: number;
  files: number;
  bytes: number;
  /** Pictures of pages in the copy, and how many of them had to be drawn. */
  pictures: number;
  drawn: number;
}

interface ExportOptions {
  /** An empty one. */
  folder: string;
  /** What `npm run build` made. */
  distDir: string;
  /** Without, pages name the portal's pictures for previews. */
  hasPictures: boolean;
}

/** Addresses of the site that did not answer with 200. */
class ExportError extends Error {
  override readonly name = 'ExportError';

  constructor(failures: readonly Failure[]) {
    const lines = failures.map(({ address, status }) => `  ${status}  ${address}`).sort();
    super(
      `${failures.length} addresses were not answered; the earlier copy is as it was.\n${lines.join('\n')}`,
    );
  }
}

/** What no page refers to, and programs ask every site for. */
const knownFiles = ['/robots.txt', '/.well-known/security.txt', '/sitemap.xml', '/favicon.ico'];

const laterSeeds = 200;

/** Menus, dialogs and steps of forms show charts that no document names: their seeds are constants of the code, and small. */
const laterCharts = Object.keys(chartKinds)
  .filter((kind) => kind !== 'picture')
  .flatMap((kind) => Array.from({ length: laterSeeds }, (_, seed) => `/charts/${kind}-${seed}.svg`));

const isText = (type: string | null) => /xml|json|javascript|^text\//.test(type ?? '');

/** The files that pages refer to, and those that they refer to. */
async function copyAnswers(
  { found }: PageCopies,
  { origin, files, isAsset }: { origin: string; files: FileCopier; isAsset: (path: string) => boolean },
): Promise<void> {
  const done = new Set<string>();
  const copyAll = (list: Iterable<string>, isNeeded: boolean) =>
    files.forEach(list, async (path) => {
      if (isAsset(path) || done.has(path)) return;
      done.add(path);
      const answer = await (isNeeded ? files.readPage(path) : files.read(path));
      if (answer?.status !== 200) return;
      if (!isText(answer.headers.get('content-type'))) {
        await files.write(path, answer.body);
        return;
      }
      const body = answer.body.toString();
      const isSitemap = path.startsWith('/sitemap');
      const text = withCopiedAddresses(isSitemap ? withCopiedPages(body, origin) : body, { origin });
      for (const file of listNamedFiles(text)) found.named.add(file);
      await files.write(path, path === keysFilePath ? answer.body : text);
    });
  const sitemap = (await files.read('/sitemap.xml')).body.toString();
  const parts = [...sitemap.matchAll(/\/sitemap-\d+\.xml/g)].map(([path]) => path);
  await copyAll([...knownFiles, ...laterCharts, ...parts, ...found.needed], true);
  await copyAll(found.named, false);
}

/**
 * Writes the site as files for a static host.
 * @throws ExportError naming everything that the site did not answer with 200
 */
export async function exportSite(
  site: Site,
  { folder, distDir, hasPictures }: ExportOptions,
): Promise<ExportSummary> {
  const files = createFileCopier(site, folder);
  const assets = listStaticAssets(join(distDir, 'client'));
  await files.forEach(assets.keys(), async (path) =>
    files.write(path, await readFile(assets.get(path) ?? '')),
  );
  const pages = await copyPages(site, files, { hasPictures });
  await copyAnswers(pages, { origin: site.origin, files, isAsset: (path) => assets.has(path) });
  await copyRedirects(files, site.brand);
  const keys = await files.read(keysFilePath);
  await files.write('/_headers', hostHeaders(keys.headers.get('content-security-policy') ?? ''));
  const { failures, ...written } = files.tally;
  if (failures.length > 0) throw new ExportError(failures);
  if (hasPictures) await site.pictures.dropOthers();
  const counts = { pages: pages.pages / localeCodes.length, languages: localeCodes.length };
  return { ...counts, ...written, ...site.pictures.count() };
}
