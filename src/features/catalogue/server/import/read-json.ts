/** Why a whole file cannot be imported. */
export type ImportFileFault = 'not-json' | 'unknown-shape' | 'no-chains';

export function parseImportJson(
  text: string,
): { ok: true; value: unknown } | { ok: false; fault: 'not-json' } {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    return { ok: false, fault: 'not-json' };
  }
}

export type Row = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The rows of a list: the file itself, or the first of the named fields that is a list. One entry by itself is a list of one.
 * @param isEntry tells an entry from a list's envelope
 */
export function listRows(
  value: unknown,
  fields: readonly string[],
  isEntry: (row: Row) => boolean,
): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRow(value)) return undefined;
  for (const field of fields) if (Array.isArray(value[field])) return value[field];
  return isEntry(value) ? [value] : undefined;
}

/** The first of several spellings of a field that holds something, as trimmed text; empty where there is none. */
export function textOf(row: Row, ...names: readonly string[]): string {
  for (const name of names) {
    const value = row[name];
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}
