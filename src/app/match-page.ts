import { pageTable, type PageId } from './page-table.ts';

export interface PageMatch {
  id: PageId;
  params: Record<string, string>;
}

const patterns = pageTable.map(({ id, path }) => ({ id, pattern: new URLPattern({ pathname: path }) }));

function decoded(groups: Record<string, string | undefined>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value ?? '')]),
    );
  } catch {
    return undefined;
  }
}

/** The page behind a path without language; undefined when there is none (or its parameters are not well-formed). */
export function matchPage(path: string): PageMatch | undefined {
  for (const { id, pattern } of patterns) {
    const match = pattern.exec({ pathname: path });
    if (!match) continue;
    const params = decoded(match.pathname.groups);
    return params && { id, params };
  }
  return undefined;
}
