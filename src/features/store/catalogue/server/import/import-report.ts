import type { ImportIssue, ImportRepair } from '../../model/import-issue.ts';
import type { ImportFileIssue } from './read-json.ts';

export interface RefusedRow {
  /** Starts at 1. */
  row: number;
  name: string;
  issues: ImportIssue[];
}

/** A row that was imported without a part that the portal does not know, or is kept from visitors. */
export interface WarnedRow {
  row: number;
  name: string;
  warnings: ImportIssue[];
}

export interface RepairedRow {
  row: number;
  name: string;
  repairs: ImportRepair[];
}

/** `rows` is the sum of the other counts and the rejected ones. */
export interface ImportReport {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: RefusedRow[];
  repaired: RepairedRow[];
  warned: WarnedRow[];
}

export type ImportResult = { ok: true; report: ImportReport } | { ok: false; issue: ImportFileIssue };

export function emptyReport(rows: number): ImportReport {
  return { rows, created: 0, updated: 0, unchanged: 0, refused: [], repaired: [], warned: [] };
}

/** Adds to what is said about a row already. */
export function addWarnings(report: ImportReport, { row, name, warnings }: WarnedRow): void {
  const said = report.warned.find((earlier) => earlier.row === row);
  if (said) said.warnings.push(...warnings);
  else report.warned.push({ row, name, warnings });
  report.warned.sort((a, b) => a.row - b.row);
}

/** A row after its checks, before the comparison with the others. */
export interface CheckedRow<Candidate> {
  /** Starts at 1. */
  row: number;
  /** As far as the row has it. */
  name: string;
  checked:
    | { ok: true; candidate: Candidate; warnings: ImportIssue[]; repairs?: ImportRepair[] }
    | { ok: false; issues: ImportIssue[] };
}

export interface AcceptedRow<Candidate> {
  row: number;
  name: string;
  candidate: Candidate;
}

/**
 * Adds rejections, repairs and warnings to the report. @returns the valid rows, each identity once, at its
 * first position
 */
export function acceptRows<Candidate>(
  rows: readonly CheckedRow<Candidate>[],
  keyOf: (candidate: Candidate) => string,
  report: ImportReport,
): AcceptedRow<Candidate>[] {
  const firstRow = new Map<string, number>();
  return rows.flatMap(({ row, name, checked }) => {
    const refuse = (issues: ImportIssue[]) => {
      report.refused.push({ row, name, issues });
      return [];
    };
    if (!checked.ok) return refuse(checked.issues);
    const key = keyOf(checked.candidate);
    const earlier = firstRow.get(key);
    if (earlier !== undefined) return refuse([{ code: 'duplicate-in-file', detail: `row ${earlier}` }]);
    firstRow.set(key, row);
    const { candidate, warnings, repairs = [] } = checked;
    if (warnings.length > 0) report.warned.push({ row, name, warnings: [...warnings] });
    if (repairs.length > 0) report.repaired.push({ row, name, repairs });
    return [{ row, name, candidate }];
  });
}
