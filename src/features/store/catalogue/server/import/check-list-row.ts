import * as v from 'valibot';
import type { ImportIssue } from '../../model/import-issue.ts';
import { mapListCategory } from '../../model/list-categories.ts';
import { descriptionSchema, issuesOf, finishFields, titleSchema, urlSchema } from './check-fields.ts';
import type { CheckedRow } from './import-report.ts';
import type { ImportCandidate } from './import-row.ts';

/** A row of the public ecosystem list: `{ name, description, url, imageUrl, category, subcategory }`. */
const rowSchema = v.object(
  {
    name: titleSchema,
    url: urlSchema,
    description: descriptionSchema,
    subcategory: v.pipe(v.string('category-missing'), v.trim(), v.nonEmpty('category-missing')),
  },
  'not-an-entry',
);

/** Missing fields have the same code as empty ones. */
const missingCode = { name: 'title-missing', url: 'url-missing', subcategory: 'category-missing' } as const;

function fillMissing(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'not-an-entry';
  return { ...Object.fromEntries(Object.keys(missingCode).map((key) => [key, null])), ...row };
}

/**
 * Checks one row. Its images are paths on the list's own host, so they are not imported.
 * @param chainHid the chain of the whole list
 */
export function checkListRow(raw: unknown, row: number, chainHid: number): CheckedRow<ImportCandidate> {
  const parsed = v.safeParse(rowSchema, fillMissing(raw));
  const given = (raw ?? {}) as Record<string, unknown>;
  const name = typeof given['name'] === 'string' ? given['name'].trim() : '';
  const issues: ImportIssue[] = parsed.success ? [] : issuesOf(parsed.issues);
  const subcategory = typeof given['subcategory'] === 'string' ? given['subcategory'].trim() : '';
  const categoryHids = subcategory === '' ? undefined : mapListCategory(subcategory);
  if (subcategory !== '' && !categoryHids) issues.push({ code: 'category-unknown', detail: subcategory });
  if (!parsed.success || !categoryHids) return { row, name, checked: { ok: false, issues } };
  const { name: title, url, description: desc } = parsed.output;
  const { fields, repairs } = finishFields({ title, url, desc });
  return {
    row,
    name,
    checked: {
      ok: true,
      candidate: { ...fields, categoryHids, chainHids: [chainHid], tip001: {} },
      repairs,
      warnings: [],
    },
  };
}
