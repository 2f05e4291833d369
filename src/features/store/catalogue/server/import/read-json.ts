/** Why a whole file cannot be imported. */
export type ImportFileIssue = 'not-json' | 'unknown-shape' | 'no-chains';

export function parseImportJson(
  text: string,
): { ok: true; value: unknown } | { ok: false; issue: 'not-json' } {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    return { ok: false, issue: 'not-json' };
  }
}

export type Row = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface ListShape {
  /** Fields of an envelope that may contain the list. */
  fields: readonly string[];
  /** Distinguishes a single entry from an envelope. */
  isEntry(row: Row): boolean;
  /** Spellings of the field that names an entry. */
  names: readonly string[];
}

/** An entry as in the file. */
export interface RawEntry {
  /** Starts at 1. */
  row: number;
  name: string;
  raw: unknown;
}

/**
 * The file itself if it is a list, or the first of the named fields that is one. A single entry is a list of
 * one.
 */
function findList(value: unknown, { fields, isEntry }: ListShape): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRow(value)) return undefined;
  for (const field of fields) if (Array.isArray(value[field])) return value[field];
  return isEntry(value) ? [value] : undefined;
}

/** The entries of a JSON list, each with its name if it has one. */
export function readEntries(
  text: string,
  shape: ListShape,
): { ok: true; entries: RawEntry[] } | { ok: false; issue: ImportFileIssue } {
  const parsed = parseImportJson(text);
  if (!parsed.ok) return parsed;
  const list = findList(parsed.value, shape);
  if (!list) return { ok: false, issue: 'unknown-shape' };
  const entries = list.map((raw, place) => ({
    row: place + 1,
    name: isRow(raw) ? textOf(raw, ...shape.names) : '',
    raw,
  }));
  return { ok: true, entries };
}

/** The first non-empty of several spellings of a field, as trimmed text; empty where there is none. */
export function textOf(row: Row, ...names: readonly string[]): string {
  for (const name of names) {
    const value = row[name];
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}
