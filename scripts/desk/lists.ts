import { toCsv } from '#lib/to-csv.ts';
import { readOne, wordAt, type DeskCommand } from './desk-command.ts';
import { findResource, type Resource } from './resources.ts';

export type Row = Record<string, unknown>;

const perPage = 100;

/** The rows of a list, page by page, until there are no more or `limit` are read. */
export async function readRows(
  { desk, options }: DeskCommand,
  { path }: Resource,
  limit = Infinity,
): Promise<Row[]> {
  const { state, kind, search: q } = options;
  const filter = Object.entries({ state, kind, q }).filter((entry): entry is [string, string] => !!entry[1]);
  const rows: Row[] = [];
  for (let page = 1; rows.length < limit; page += 1) {
    const query = new URLSearchParams([...filter, ['page', String(page)], ['per_page', String(perPage)]]);
    const { data, total } = await desk.get<{ data: Row[]; total: number }>(`${path}?${query.toString()}`);
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) break;
  }
  return rows.slice(0, limit);
}

const cellOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** One row per line, columns separated by tabs, unless CSV or JSON is asked for. */
export function printRows(
  { options, print }: DeskCommand,
  rows: readonly Row[],
  columns: readonly string[],
): void {
  if (options.json) return print(JSON.stringify(rows, null, 2));
  const picked = rows.map((row) => Object.fromEntries(columns.map((name) => [name, cellOf(row[name])])));
  if (options.csv) return print(toCsv(picked).trimEnd());
  print([columns, ...picked.map((row) => Object.values(row))].map((cells) => cells.join('\t')).join('\n'));
}

export async function list(command: DeskCommand): Promise<void> {
  const resource = findResource(wordAt(command.words, 0, 'what to list'));
  const limit = Number(command.options.limit);
  if (!Number.isSafeInteger(limit) || limit < 1) throw new Error('--limit is a number of rows.');
  printRows(command, await readRows(command, resource, limit), resource.columns);
}

/** @throws Error where the list has no such row */
async function findRow(command: DeskCommand, resource: Resource, id: string): Promise<Row> {
  const row = (await readRows(command, resource)).find((each) => String(each['id']) === id);
  if (!row) throw new Error(`${resource.path} has no number ${id}.`);
  return row;
}

export async function show(command: DeskCommand): Promise<void> {
  const resource = findResource(wordAt(command.words, 0, 'what to show'));
  const id = wordAt(command.words, 1, 'its number');
  const item = await (resource.isListOnly ? findRow : readOne<Row>)(command, resource, id);
  command.print(JSON.stringify(item, null, 2));
}
