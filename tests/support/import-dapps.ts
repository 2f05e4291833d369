import { expect } from 'vitest';
import { seedReferenceData } from '#content/seed.ts';
import { importDapps } from '#features/store/catalogue/server/import/import-dapps.ts';
import type { ImportReport } from '#features/store/catalogue/server/import/import-report.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { testNow } from './content-services.ts';

/** Everything that the store's tests need from it. */
export const wholeStore = { start: 0, count: 500, locale: 'en' } as const;

/** A row of a plain list that is imported without remarks. */
export const validRow = {
  name: 'Harbor',
  description: 'Swap tokens.',
  url: 'https://harbor.example.org',
  imageUrl: '/images/harbor.webp',
  category: 'defi',
  subcategory: 'dex',
};

/** Imports a list; every row must be accounted for. @throws Error when the file as a whole is rejected */
export async function importRows({ database }: OpenDatabase, content: unknown): Promise<ImportReport> {
  const result = await importDapps({ database, now: testNow, text: JSON.stringify(content) });
  if (!result.ok) throw new Error(result.issue);
  const { rows, created, updated, unchanged, refused } = result.report;
  expect(created + updated + unchanged + refused.length).toBe(rows);
  return result.report;
}

/** Why rows were rejected, row by row. */
export const codesOf = (report: ImportReport) =>
  report.refused.map((row) => row.issues.map((issue) => issue.code));

/** A fresh database with chains and categories, and nothing in the store. */
export async function openWithGround(open: () => Promise<OpenDatabase>): Promise<OpenDatabase> {
  const opened = await open();
  await seedReferenceData({ ...opened, now: testNow });
  return opened;
}
