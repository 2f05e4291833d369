import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file: its path from the project's root, with forward slashes, and its text. */
export interface Source {
  path: string;
  text: string;
}

const isTest = (path: string) => /\.test(-d)?\.tsx?$/.test(path);

function read(root: string, patterns: readonly string[]): Source[] {
  return globSync([...patterns], { cwd: root })
    .map((found) => found.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** TypeScript of the product itself: what is built and shipped, without its tests. */
export function readProductSources(root: string): Source[] {
  return read(root, ['src/**/*.{ts,tsx}', 'brand/**/*.ts']).filter(({ path }) => !isTest(path));
}

/** Tests beside the sources, and everything in `tests`. */
export function readTestSources(root: string): Source[] {
  return read(root, ['{src,brand}/**/*.{test,test-d}.{ts,tsx}', 'tests/**/*.{ts,tsx}']);
}

/** Lines of a file, as editors and the lint rule count them. */
export const countLines = ({ text }: Source) => text.trimEnd().split('\n').length;
