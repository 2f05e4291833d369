import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { resolveImport } from '../../scripts/house/import-graph.ts';

/** What a file loads when it runs. Types are no part of it: Node and the build leave them out. */
interface Loads {
  /** Specifiers as written; a pattern of `import.meta.glob` too. */
  specifiers: string[];
  /** Whether something is loaded whose name is computed. */
  isComputed: boolean;
}

/** `import { type Name }` is not: the import stays with empty braces, and needs its package. */
const isTypeOnly = ({ importClause }: ts.ImportDeclaration) =>
  importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

/** Calls and constructions that load a file or a package, by how they are written. */
const loaders = ['import', 'require', 'require.resolve', 'import.meta.resolve', 'import.meta.glob'];

/** The expression whose value is loaded by a node; undefined for every other node. */
function findLoaded(node: ts.Node, file: ts.SourceFile): ts.Expression | undefined {
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText(file);
    return loaders.includes(called) || called === 'createRequire(import.meta.url)'
      ? node.arguments[0]
      : undefined;
  }
  if (!ts.isNewExpression(node) || node.expression.getText(file) !== 'URL') return undefined;
  return node.arguments?.[1]?.getText(file) === 'import.meta.url' ? node.arguments[0] : undefined;
}

function readLoads(path: string, text: string): Loads {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const loads: Loads = { specifiers: [], isComputed: false };
  const add = (expression: ts.Expression) => {
    if (ts.isStringLiteralLike(expression)) loads.specifiers.push(expression.text);
    else if (ts.isArrayLiteralExpression(expression)) expression.elements.forEach(add);
    else loads.isComputed = true;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isTypeOnly(node)) add(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) add(node.moduleSpecifier);
    const loaded = findLoaded(node, file);
    if (loaded) add(loaded);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return loads;
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isSource = (path: string) => /\.[mc]?[jt]sx?$/.test(path) && !/\.(?:test|test-d)\.tsx?$/.test(path);

export interface ReachedPackages {
  /** Package → one of the files that load it. */
  packages: ReadonlyMap<string, string>;
  /** Files that load something whose name is computed. */
  computed: ReadonlySet<string>;
}

/**
 * Follows everything that files load when they run: imports, `import()`, `require`, workers by `new URL`, patterns of `import.meta.glob`.
 * @param root absolute path of the project
 * @param entries files from its root
 * @param computed what is loaded by a computed name, by the file that does: specifiers or patterns
 */
export function findReachedPackages(
  root: string,
  entries: readonly string[],
  computed: Readonly<Record<string, readonly string[]>> = {},
): ReachedPackages {
  const packages = new Map<string, string>();
  const withComputed = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...entries];
  const follow = (from: string, specifier: string) => {
    const file = resolveImport(from, specifier);
    if (file?.includes('*'))
      waiting.push(...globSync(file, { cwd: root }).map((each) => each.replaceAll('\\', '/')));
    else if (file) waiting.push(posix.normalize(file));
    // A pattern with `!` takes files out of the ones beside it.
    else if (!specifier.startsWith('!') && !isBuiltin(specifier)) packages.set(packageOf(specifier), from);
  };
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || !isSource(path) || !existsSync(join(root, path))) continue;
    seen.add(path);
    const { specifiers, isComputed } = readLoads(path, readFileSync(join(root, path), 'utf8'));
    if (isComputed) withComputed.add(path);
    for (const specifier of [...specifiers, ...(computed[path] ?? [])]) follow(path, specifier);
  }
  return { packages, computed: withComputed };
}
