import type { Tip001Fields } from '../../model/tip001-fields.ts';
import type { ImportFault, ImportRepair } from '../../model/import-fault.ts';

/** A sound row, in the store's terms. */
export interface ImportCandidate {
  title: string;
  url: string;
  /** English; empty where the list has none. */
  desc: string;
  categoryHids: number[];
  chainHids: number[];
  /** What only TIP-001 lists have. */
  tip001: Tip001Fields;
}

/** A row after its checks; `row` counts from 1. */
export interface CheckedRow {
  row: number;
  /** As far as the row says it. */
  name: string;
  result:
    | { ok: true; candidate: ImportCandidate; repairs: ImportRepair[]; warnings: ImportFault[] }
    | { ok: false; faults: ImportFault[] };
}
