import type { ContentHost } from './content-host.ts';
import { ContentHostError } from '../model/content-host-error.ts';
import type { Log } from '#platform/log/log.ts';

export interface RowsRequest<Row> {
  path: string;
  query: Readonly<Record<string, string | number>>;
  /** Undefined for what is not a row of this list. */
  parse(row: unknown): Row | undefined;
  idOf(row: NoInfer<Row>): number;
}

export interface PagedRequest<Row> extends RowsRequest<Row> {
  /** Entries per request. */
  count: number;
  /** Entries in total. */
  most: number;
}

/** Reads lists of the content host row by row: a bad row does not affect the others. */
export interface HostReader {
  /** @throws ContentHostError */
  listRows<Row>(request: RowsRequest<Row>): Promise<Row[]>;
  /** The whole list, page after page, up to `most` rows. @throws ContentHostError */
  listAllRows<Row>(request: PagedRequest<Row>): Promise<Row[]>;
}

/** However few rows a host returns per request, and however slowly, a list costs no more than this. */
const pagedLimits = { requests: 60, timeMs: 30_000 };

/** After the last entry a list may be null (specification §4). */
function requireList(data: unknown): unknown[] {
  if (data === null || data === undefined) return [];
  if (!Array.isArray(data)) throw new ContentHostError('data is not a list');
  return data;
}

export function createHostReader({ host, log }: { host: ContentHost; log: Log }): HostReader {
  /** How many rows of a call were skipped the last time, so that it is logged once. */
  const leftOut = new Map<string, number>();

  function note(path: string, count: number): void {
    if ((leftOut.get(path) ?? 0) !== count && count > 0)
      log.warn({ path, rows: count }, 'the content host returns rows that cannot be shown; they are skipped');
    leftOut.set(path, count);
  }

  function parseRows<Row>(raw: readonly unknown[], { path, parse, idOf }: RowsRequest<Row>): Row[] {
    const rows = new Map<number, Row>();
    let bad = 0;
    for (const item of raw) {
      const row = parse(item);
      if (row === undefined) bad += 1;
      else if (!rows.has(idOf(row))) rows.set(idOf(row), row);
    }
    if (raw.length > 0 && rows.size === 0)
      throw new ContentHostError('no row of the list has the shape of the API');
    note(path, bad);
    return [...rows.values()];
  }

  return {
    async listRows(request) {
      const { path, query } = request;
      return parseRows(requireList(await host.ask({ path, query })), request);
    },
    async listAllRows(request) {
      const { path, query, count, most } = request;
      const raw: unknown[] = [];
      let before = '';
      const latest = performance.now() + pagedLimits.timeMs;
      for (let asked = 0; raw.length < most && asked < pagedLimits.requests; asked += 1) {
        if (performance.now() > latest)
          throw new ContentHostError('the list takes too long', { isOutage: true });
        const page = requireList(await host.ask({ path, query: { ...query, start: raw.length, count } }));
        const first = JSON.stringify(page[0]);
        // A host that returns fewer than requested may have more; one that ignores `start` returns the same
        // again.
        if (page.length === 0 || first === before) break;
        before = first;
        raw.push(...page);
      }
      return parseRows(raw.slice(0, most), request);
    },
  };
}
