import type { ImportFault, ImportRepair } from '../../model/import-fault.ts';
import type { ImportFileFault } from './read-json.ts';

export interface RefusedRow {
  /** Counts from 1. */
  row: number;
  name: string;
  faults: ImportFault[];
}

/** A row that was taken without something the portal does not know. */
export interface WarnedRow {
  row: number;
  name: string;
  warnings: ImportFault[];
}

export interface RepairedRow {
  row: number;
  name: string;
  repairs: ImportRepair[];
}

/** `rows` is the sum of the other counts and the refused ones. */
export interface ImportReport {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: RefusedRow[];
  repaired: RepairedRow[];
  warned: WarnedRow[];
}

export type ImportResult = { ok: true; report: ImportReport } | { ok: false; fault: ImportFileFault };

export function emptyReport(rows: number): ImportReport {
  return { rows, created: 0, updated: 0, unchanged: 0, refused: [], repaired: [], warned: [] };
}

/** A row after its checks, before it is compared with the others. */
export interface ListRow<Candidate> {
  row: number;
  name: string;
  checked: { ok: true; candidate: Candidate; warnings: ImportFault[] } | { ok: false; faults: ImportFault[] };
}

/** Enters refusals and warnings into the report. @returns the sound rows, each identity once, at its first place */
export function sortListRows<Candidate>(
  rows: readonly ListRow<Candidate>[],
  keyOf: (candidate: Candidate) => string,
  report: ImportReport,
): Candidate[] {
  const firstRow = new Map<string, number>();
  return rows.flatMap(({ row, name, checked }) => {
    const refuse = (faults: ImportFault[]) => {
      report.refused.push({ row, name, faults });
      return [];
    };
    if (!checked.ok) return refuse(checked.faults);
    const key = keyOf(checked.candidate);
    const earlier = firstRow.get(key);
    if (earlier !== undefined) return refuse([{ code: 'duplicate-in-file', detail: `row ${earlier}` }]);
    firstRow.set(key, row);
    if (checked.warnings.length > 0) report.warned.push({ row, name, warnings: checked.warnings });
    return [checked.candidate];
  });
}
