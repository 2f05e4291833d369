import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { integrityOf } from '#platform/http/integrity-of.ts';
import type { PageId } from './page-table.ts';

/** A script that a document refers to. */
export interface ScriptFile {
  href: string;
  /** The browser runs only what has this hash; absent in development, where scripts change. */
  integrity?: string;
}

/** What a page's document refers to and carries. */
export interface PageAssets {
  /** Text of the page's styles, inlined. */
  style: string;
  /** Addresses of the files in `style`. */
  styleFiles: readonly string[];
  /** Scripts to preload. */
  modules: readonly ScriptFile[];
  entry: ScriptFile;
  /** Name of the page's own script, beside the entry; absent in development. */
  code?: string;
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

/** Key of the browser's entry in Vite's manifest. */
export const entryKey = 'src/app/browser.tsx';
export const pageKey = (id: PageId) => `src/routes/${id}.tsx`;

/** Parts of a page that are in its HTML before their code is fetched (`src/ui/later/later-parts.tsx`). */
const isLaterPart = (key: string) => /\.later\.tsx$/.test(key);

/**
 * A chunk and everything it imports statically, depth first.
 * @param follows other imports that count
 */
function closureOf(
  manifest: Manifest,
  keys: readonly string[],
  follows: (key: string) => boolean = () => false,
): ManifestChunk[] {
  const seen = new Map<string, ManifestChunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.filter(follows).forEach(visit);
    seen.set(key, chunk);
  };
  keys.forEach(visit);
  return [...seen.values()];
}

/** Reads the output of the client build. @returns the assets of each page */
export function readPageAssets(clientDir: string): (id: PageId) => PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const made = new Map<PageId, PageAssets>();
  const scripts = new Map<string, ScriptFile>();
  const scriptOf = ({ file }: ManifestChunk): ScriptFile => {
    const known = scripts.get(file);
    if (known) return known;
    const script = { href: `/${file}`, integrity: integrityOf(readFileSync(join(clientDir, file))) };
    scripts.set(file, script);
    return script;
  };
  const entry = manifest[entryKey];
  if (!entry) throw new Error(`The build in ${clientDir} has no ${entryKey}.`);
  const make = (id: PageId): PageAssets => {
    const own = manifest[pageKey(id)];
    const chunks = closureOf(manifest, [entryKey, pageKey(id)]);
    const styled = [...new Set([...chunks, ...closureOf(manifest, [entryKey, pageKey(id)], isLaterPart)])];
    const styleFiles = [...new Set(styled.flatMap((chunk) => chunk.css ?? []))];
    return {
      style: styleFiles.map((file) => readFileSync(join(clientDir, file), 'utf8').trim()).join(''),
      styleFiles: styleFiles.map((file) => `/${file}`),
      modules: chunks.filter((chunk) => chunk !== entry).map(scriptOf),
      entry: scriptOf(entry),
      ...(own ? { code: basename(own.file) } : {}),
    };
  };
  return (id) => {
    let assets = made.get(id);
    if (!assets) made.set(id, (assets = make(id)));
    return assets;
  };
}
