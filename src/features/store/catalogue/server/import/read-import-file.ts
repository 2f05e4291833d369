import type { Chain } from '#features/core/chains/model/chain.ts';
import { checkListRow } from './check-list-row.ts';
import { checkTip001Row } from './check-tip001-row.ts';
import type { CheckedRow } from './import-report.ts';
import type { ImportCandidate } from './import-row.ts';
import { parseImportJson, type ImportFileIssue } from './read-json.ts';

export type ImportFile =
  { ok: true; rows: CheckedRow<ImportCandidate>[] } | { ok: false; issue: ImportFileIssue };

/** The ecosystem list is about this network. */
const listNetwork = 'base';

/**
 * Detects which of the two formats it is and checks every row. @param chains all known ones, in the wallet's
 * order
 */
export function readImportFile(text: string, chains: readonly Chain[]): ImportFile {
  const parsed = parseImportJson(text);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  if (Array.isArray(value)) {
    const chain = chains.find((candidate) => candidate.network === listNetwork);
    if (!chain) return { ok: false, issue: 'no-chains' };
    return { ok: true, rows: value.map((row, place) => checkListRow(row, place + 1, chain.hid)) };
  }
  const list =
    typeof value === 'object' && value !== null && 'dapp_list' in value ? value.dapp_list : undefined;
  if (!Array.isArray(list)) return { ok: false, issue: 'unknown-shape' };
  return { ok: true, rows: list.map((row, place) => checkTip001Row(row, place + 1, chains)) };
}
