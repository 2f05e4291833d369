type Cell = string | number | boolean | null;

const isCell = (value: unknown): value is Cell => value === null || typeof value !== 'object';

/** A record as one line: members of members as `payment.amount`, simple lists joined by semicolons, anything deeper left out. */
function cellsOf(record: object, prefix = ''): [string, Cell][] {
  return Object.entries(record).flatMap(([key, value]: [string, unknown]): [string, Cell][] => {
    const name = prefix + key;
    if (isCell(value)) return [[name, value]];
    if (Array.isArray(value)) return value.every(isCell) ? [[name, value.join('; ')]] : [];
    return prefix ? [] : cellsOf(value as object, `${name}.`);
  });
}

/** Records of a list as rows with the same columns, in the order in which these first occur; what a record lacks is empty. */
export function listCells(records: readonly object[]): Record<string, Cell>[] {
  const rows = records.map((record) => Object.fromEntries(cellsOf(record)));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])));
}
