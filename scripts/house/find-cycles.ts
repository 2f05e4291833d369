import type { ImportGraph } from './import-graph.ts';

/**
 * The shortest chain of imports.
 * @returns the files from `start` to `goal`, both included; undefined where no import leads there
 */
export function findImportChain(graph: ImportGraph, start: string, goal: string): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  for (const file of cameFrom.keys()) {
    if (file === goal) {
      const chain: string[] = [];
      for (let at: string | undefined = goal; at !== undefined; at = cameFrom.get(at)) chain.unshift(at);
      return chain;
    }
    // A map may grow during iteration: the files come in the order in which they were reached.
    for (const next of graph.get(file) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return undefined;
}

/** All files reachable from `start`, including `start`. */
function listReached(graph: ImportGraph, start: string): Set<string> {
  const reached = new Set([start]);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}

function turnAround(graph: ImportGraph): ImportGraph {
  const turned = new Map<string, Set<string>>([...graph.keys()].map((file) => [file, new Set()]));
  for (const [file, imports] of graph) for (const imported of imports) turned.get(imported)?.add(file);
  return turned;
}

/** Import cycles: groups of files each of which imports all others of its group, directly or indirectly. */
export function findCycles(graph: ImportGraph): string[][] {
  const turned = turnAround(graph);
  const seen = new Set<string>();
  const cycles: string[][] = [];
  for (const file of graph.keys()) {
    if (seen.has(file)) continue;
    const importers = listReached(turned, file);
    const cycle = [...listReached(graph, file)].filter((other) => importers.has(other));
    cycle.forEach((member) => seen.add(member));
    if (cycle.length > 1) cycles.push(cycle.sort());
  }
  return cycles;
}

/** Importers of each file. */
export const listImporters = turnAround;
