import type { AnyPage } from '#routes/page.ts';
import type { PageId } from './page-table.ts';

/** One chunk for each page, for the browser and for the server that renders; the donate dialog is no page. */
const files = import.meta.glob<{ page: AnyPage }>(['../routes/*.tsx', '!../routes/donate.tsx']);

/** The page of `routes/<id>.tsx`. */
export async function importPage(id: PageId): Promise<AnyPage> {
  const load = files[`../routes/${id}.tsx`];
  if (!load) throw new Error(`Unknown page ${id}`);
  return (await load()).page;
}
