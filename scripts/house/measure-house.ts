import { posix } from 'node:path';
import { findCycles, listImporters } from './find-cycles.ts';
import { findDuplicates } from './find-duplicates.ts';
import { readImportGraph } from './import-graph.ts';
import { listFunctions } from './list-functions.ts';
import { countLines, readProductSources, readTestSources, type Source } from './read-sources.ts';

/** A function with more lines is long; the lint rule's limit. */
const longFunctionLines = 50;
/**
 * A file with at most this many lines may be part of the only file that imports it; a page's loader may not,
 * since it stays on the server.
 */
const smallFileLines = 25;

export interface HouseFigures {
  files: number;
  medianLines: number;
  largestLines: number;
  functions: number;
  longFunctions: number;
  cycles: number;
  duplicatedLines: number;
  duplicatedPairs: number;
  oneImporter: number;
  /** Lines of tests per line of source, two decimals. */
  testRatio: number;
  smallBesideImporter: number;
}

const sumLines = (sources: readonly Source[]) => sources.reduce((sum, source) => sum + countLines(source), 0);

/** Small files that no test imports, in the same folder as their only importer. */
function listSmallFiles(sources: readonly Source[], tests: readonly Source[]): string[] {
  const importers = listImporters(readImportGraph(sources));
  const fromTests = readImportGraph([...sources, ...tests]);
  const tested = new Set(tests.flatMap(({ path }) => [...(fromTests.get(path) ?? [])]));
  return sources.flatMap((source) => {
    const [importer, ...others] = importers.get(source.path) ?? [];
    if (!importer || others.length > 0 || tested.has(source.path)) return [];
    if (source.path.endsWith('.data.ts')) return [];
    const isBeside = posix.dirname(importer) === posix.dirname(source.path);
    return isBeside && countLines(source) <= smallFileLines ? [source.path] : [];
  });
}

/** The items behind the figures, for changing one. */
export interface HouseDetails {
  cycles: string[][];
  longFunctions: string[];
  duplicatedPairs: string[];
  smallFiles: string[];
}

/** Counts the product's own TypeScript (`src` and `brand`). Takes about five seconds. */
export function measureHouse(root: string): { figures: HouseFigures; details: HouseDetails } {
  const sources = readProductSources(root);
  const tests = readTestSources(root);
  const graph = readImportGraph(sources);
  const lines = sources.map(countLines).sort((a, b) => a - b);
  const functions = sources.flatMap(listFunctions);
  const long = functions.filter((measured) => measured.lines > longFunctionLines);
  const cycles = findCycles(graph);
  // A migration stays as it was when it ran: it cannot share code that changes later.
  const duplicates = findDuplicates(sources.filter(({ path }) => !path.includes('/migrations/')));
  const smallFiles = listSmallFiles(sources, tests);
  return {
    figures: {
      files: sources.length,
      medianLines: lines[Math.floor(lines.length / 2)] ?? 0,
      largestLines: lines.at(-1) ?? 0,
      functions: functions.length,
      longFunctions: long.length,
      cycles: cycles.length,
      duplicatedLines: duplicates.lines,
      duplicatedPairs: duplicates.pairs.length,
      oneImporter: [...listImporters(graph).values()].filter(({ size }) => size === 1).length,
      testRatio: Math.round((100 * sumLines(tests)) / sumLines(sources)) / 100,
      smallBesideImporter: smallFiles.length,
    },
    details: {
      cycles,
      longFunctions: long.map(({ path, line, lines }) => `${path}:${line} (${lines} lines)`),
      duplicatedPairs: duplicates.pairs,
      smallFiles,
    },
  };
}
