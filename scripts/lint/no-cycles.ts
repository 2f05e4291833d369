import { relative } from 'node:path';
import type { Rule } from 'eslint';
import { findImportChain } from '../house/find-cycles.ts';
import { readImportGraph, resolveImport, type ImportGraph } from '../house/import-graph.ts';
import { readProductSources } from '../house/read-sources.ts';

/** An editor lints for hours, and files change in the meantime. */
const graphLifeMs = 60_000;

let kept: { root: string; graph: ImportGraph; readAtMs: number } | undefined;

function graphOf(root: string): ImportGraph {
  if (kept?.root !== root || performance.now() - kept.readAtMs > graphLifeMs)
    kept = { root, graph: readImportGraph(readProductSources(root)), readAtMs: performance.now() };
  return kept.graph;
}

/**
 * No file imports a file that leads back to it. Unlike import-x/no-cycle it includes types: two files that
 * need each other's types are read together, changed together and moved together.
 */
export const noCycles: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'Import cycle: {{chain}}' } },
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
    return {
      'ImportDeclaration, ExportNamedDeclaration[source], ExportAllDeclaration, ImportExpression, TSImportType'(
        node: Rule.Node & { source: { value?: unknown } },
      ) {
        const { value } = node.source;
        const imported = typeof value === 'string' ? resolveImport(path, value) : undefined;
        const chain = imported && findImportChain(graphOf(context.cwd), imported, path);
        if (chain)
          context.report({ node, messageId: 'cycle', data: { chain: [path, ...chain].join(' → ') } });
      },
    };
  },
};
