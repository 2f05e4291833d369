import { posix } from 'node:path';
import ts from 'typescript';
import type { Source } from './read-sources.ts';

/** File → the sources that it imports in any way: values, types, dynamically. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The file of a specifier (`imports` of package.json); undefined for packages. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const plain = specifier.split('?')[0] ?? specifier;
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain);
  if (plain.startsWith('#brand/') || plain.startsWith('#content/')) return plain.slice(1);
  return plain.startsWith('#') ? `src/${plain.slice(1)}` : undefined;
}

/** The files of the project that a source imports, data included; types count, because a reader follows them too. */
export function listImports({ path, text }: Source): Set<string> {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return new Set(importedFiles.flatMap(({ fileName }) => resolveImport(path, fileName) ?? []));
}

export function readImportGraph(sources: readonly Source[]): ImportGraph {
  const known = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map((source) => [
      source.path,
      new Set([...listImports(source)].filter((path) => known.has(path) && path !== source.path)),
    ]),
  );
}
