import { importAgain } from '#lib/import-again.ts';
import type { AnyPage } from '#routes/page.ts';

/**
 * The page that a document begins with, by the name of its script: the addresses of all pages' scripts are 2 KB of their own.
 * @param code name of the script beside this one
 */
export async function importFirstPage(code: string): Promise<AnyPage> {
  return ((await importAgain(`./${code}`, import.meta.url)) as { page: AnyPage }).page;
}
