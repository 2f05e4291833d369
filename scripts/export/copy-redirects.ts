import { movedPaths } from '#app/page-table.ts';
import { helpPaths } from '#app/static-pages.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { legalFiles, legalTargetOf, legalTextNames } from '#features/core/brand/model/legal-texts.ts';
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import type { FileCopier } from './copy-files.ts';
import { indexOf } from './copy-pages.ts';
import { redirectDocument } from './static-document.ts';

/** Paths without language that lead elsewhere; a legal text that the brand brings is a page. */
const listPaths = (brand: Brand): string[] => [
  ...movedPaths.map(({ path }) => path),
  ...helpPaths,
  ...legalFiles,
  ...legalTextNames
    .filter((name) => 'external' in legalTargetOf(brand, name, fallbackLocale))
    .map((name) => `/${name}`),
];

const prefixes = ['', ...localeCodes.map((locale) => `/${locale}`)];

/**
 * Writes what the portal answers with a redirect, twice: as `_redirects` for hosts that read it (Cloudflare Pages, Netlify), and as documents that lead on.
 * Where the address has no language, it is the English page.
 */
export async function copyRedirects(files: FileCopier, brand: Brand): Promise<void> {
  const rules = new Map<string, string>();
  const addresses = prefixes.flatMap((prefix) => listPaths(brand).map((path) => prefix + path));
  await files.forEach(addresses, async (address) => {
    const { status, headers } = await files.read(address);
    const target = headers.get('location');
    if (target === null) {
      files.tally.failures.push({ address, status });
      return;
    }
    rules.set(address, `${address} ${target} ${status}`);
    await files.write(address.endsWith('.html') ? address : indexOf(address), redirectDocument(target));
  });
  await files.write('/_redirects', `${addresses.map((address) => rules.get(address)).join('\n')}\n`);
}
