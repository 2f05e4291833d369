import { pageAddress } from '#app/page-address.ts';
import { errorDataPath } from '#app/page-state.ts';
import { loaderOf } from '#app/loaders.ts';
import { matchPage } from '#app/match-page.ts';
import { pageTable } from '#app/page-table.ts';
import { copiedDataPath, copiedPath, portalPages } from '#app/static-copy/copied-address.ts';
import { fallbackLocale, localeCodes, type Locale } from '#i18n/locales.ts';
import { dataPrefix } from '#lib/data-prefix.ts';
import type { Answer, FileCopier } from './copy-files.ts';
import type { Site } from './start-site.ts';
import {
  listFiles,
  listNamedFiles,
  redirectDocument,
  withCopiedAddresses,
  withPolicy,
  withPortalPictures,
} from './static-document.ts';

/** What pages refer to. */
interface FoundFiles {
  /** Shown or linked. */
  needed: Set<string>;
  /** Named in data. */
  named: Set<string>;
}

export interface PageCopies {
  found: FoundFiles;
  pages: number;
}

/** The file that a static host sends for a path. */
export const indexOf = (path: string) => `${path}/index.html`;

/** Addresses in every language. */
const inLanguages = (paths: readonly string[]) =>
  localeCodes.flatMap((locale) => paths.map((path) => pageAddress('', locale, path)));

const plainPages = pageTable.filter(({ path }) => !path.includes(':'));

/** Pages of the table that need nothing in their address, and that the portal does not have alone. */
const listPlainPaths = () => plainPages.filter(({ id }) => !portalPages.has(id)).map(({ path }) => path);

/** @param path without language, with its query */
function isCopied(path: string): boolean {
  const match = matchPage(path.split('?', 1)[0] ?? '');
  return match !== undefined && !portalPages.has(match.id);
}

/** @throws Error for a page of the sitemap that no rule gives a place */
function requirePath(address: string): string {
  const path = copiedPath(address);
  if (path === undefined)
    throw new Error(`src/app/static-copy/copied-address.ts has no place for ${address}.`);
  return path;
}

interface CopyOptions {
  /** Without, pages name the portal's pictures. */
  hasPictures: boolean;
  /** Is told the portal's address of each page with a query to which a page leads. */
  onPage: (address: string) => void;
}

function createPageCopier(site: Site, files: FileCopier, { hasPictures, onPage }: CopyOptions) {
  const found: FoundFiles = { needed: new Set(), named: new Set() };
  function documentOf({ body, headers }: Answer): string {
    const own = body.toString();
    const html = hasPictures ? own : withPortalPictures(own, site);
    for (const file of listFiles(html, site.origin)) found.needed.add(file);
    for (const file of listNamedFiles(html)) found.named.add(file);
    const copied = withCopiedAddresses(html, { origin: site.origin, onPage });
    return withPolicy(copied, headers.get('content-security-policy') ?? '');
  }
  async function copyData(address: string): Promise<void> {
    const path = copiedDataPath(address);
    const data = path && (await files.readPage(dataPrefix + address));
    if (!path || !data) return;
    const text = data.body.toString();
    for (const file of listNamedFiles(text)) found.named.add(file);
    await files.write(path, text);
  }
  async function copy(address: string, answer: Answer): Promise<void> {
    await files.write(indexOf(requirePath(address)), documentOf(answer));
    await copyData(address);
  }
  return { found, documentOf, copyData, copy };
}

type PageCopier = ReturnType<typeof createPageCopier>;

/** The not-found page of a language, also in the place of pages that the portal alone has: its scripts look at the address. */
async function copyMissing(
  locale: Locale,
  { documentOf, copyData }: PageCopier,
  files: FileCopier,
): Promise<(path: string) => Promise<void>> {
  const document = documentOf(await files.read(`/${locale}/there-is-no-such-page`));
  await files.write(`/${locale}/404.html`, document);
  if (locale === fallbackLocale) await files.write('/404.html', document);
  await copyData(`/${locale}${errorDataPath}`);
  return (path) => files.write(indexOf(`/${locale}${path}`), document);
}

/** What the sitemap does not name: pages outside the index, and the place of those that only the portal has. */
async function copyOthers(
  listed: ReadonlySet<string>,
  copier: PageCopier,
  { site, files }: { site: Site; files: FileCopier },
): Promise<void> {
  const others = listPlainPaths().filter((path) => !listed.has(path));
  const ofPortal = plainPages.filter(({ id }) => portalPages.has(id));
  for (const locale of localeCodes) {
    const copyAsMissing = await copyMissing(locale, copier, files);
    for (const path of others) {
      const answer = await files.read(`/${locale}${path}`);
      if (answer.status === 200) await copier.copy(`/${locale}${path}`, answer);
      // Nothing without a query, such as a DApp without its number.
      else await copyAsMissing(path);
    }
    for (const page of ofPortal) {
      const address = `/${locale}${page.path}`;
      // What is about this moment is shown by the portal; what is about one person, by the scripts of this page.
      if (loaderOf(page).cache === 'moment')
        await files.write(indexOf(address), redirectDocument(site.portal + address));
      else await copyAsMissing(page.path);
    }
  }
  // Its scripts lead to the home page in the visitor's language.
  const home = await files.readPage(`/${fallbackLocale}`);
  if (home) await files.write('/index.html', copier.documentOf(home));
}

/** Writes every public page in every language, each with its data: what the sitemap names, and what these pages lead to. */
export async function copyPages(
  site: Site,
  files: FileCopier,
  { hasPictures }: Pick<CopyOptions, 'hasPictures'>,
): Promise<PageCopies> {
  const listed = (await site.listPages()).filter(isCopied);
  let pages = 0;
  const taken = new Set<string>();
  /** Whether nothing has its place in the copy yet. */
  const take = (address: string) => taken.size < taken.add(requirePath(address)).size;
  let next = new Set(inLanguages(listed));
  const copier = createPageCopier(site, files, {
    hasPictures,
    onPage: (address) => next.add(address),
  });
  while (next.size > 0) {
    const now = [...next].filter(take);
    next = new Set();
    await files.forEach(now, async (address) => {
      const answer = await files.readPage(address);
      if (!answer) return;
      await copier.copy(address, answer);
      pages += 1;
    });
  }
  await copyOthers(new Set(listed), copier, { site, files });
  return { found: copier.found, pages };
}
