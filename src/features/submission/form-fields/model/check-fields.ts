import * as v from 'valibot';
import type { SubmissionIssue, SubmissionIssueCode } from './submission-issue.ts';
import { isApplicable, isEmptyValue } from './empty-fields.ts';
import type { DraftOf, Field, Fields, SentOf } from './field.ts';
import { missingCode, type FieldsSchema } from './sent-schema.ts';

export type FormCheck<Form extends Fields> =
  { ok: true; value: SentOf<Form> } | { ok: false; issues: SubmissionIssue[] };

/** Lists that are one field on the screen: an error of an entry belongs to the list. */
const wholeTypes: readonly (Field['type'] | undefined)[] = [
  'picks',
  'ticks',
  'categories',
  'network-accounts',
];

function errorOf(fields: Fields, issue: v.BaseIssue<unknown>): SubmissionIssue {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const [name = ''] = keys;
  const path = wholeTypes.includes(fields[name]?.type) ? name : keys.join('.');
  const code = issue.message as SubmissionIssueCode;
  if (typeof issue.requirement !== 'number' || code === 'unknown-category') return { path, code };
  const limit = issue.requirement;
  return { path, code, params: code === 'too-few' ? { min: limit } : { max: limit } };
}

/** Fields that an answer further up makes required. */
function missingErrors(fields: Fields, form: Readonly<Record<string, unknown>>): SubmissionIssue[] {
  return Object.entries(fields)
    .filter(
      ([name, field]) =>
        field.required && field.when && isApplicable(field, form) && isEmptyValue(form[name]),
    )
    .map(([path, field]) => ({ path, code: missingCode(field) }));
}

/** Each error once. */
function unique(errors: readonly SubmissionIssue[]): SubmissionIssue[] {
  return [...new Map(errors.map((error) => [`${error.path} ${error.code}`, error])).values()];
}

/** What is sent of a form without errors: rows without a value are left out, and so is a link that is there twice. */
function withoutEmptyRows<Form extends Fields>(fields: Form, form: SentOf<Form>): SentOf<Form> {
  const rows = Object.entries(form).flatMap(([name, value]) => {
    const type = fields[name]?.type;
    if (!Array.isArray(value) || (type !== 'rows' && type !== 'links')) return [];
    const filled = value.filter((row) => !isEmptyValue(row));
    return [[name, type === 'links' ? [...new Set(filled)] : filled]];
  });
  return { ...form, ...Object.fromEntries(rows) };
}

/**
 * The check of a form, the same in the browser and on the server: collects every error. Never throws.
 * @param draft cleaned
 * @param ruleErrors what the kind's own rules, which need more than one field to be seen, found in it
 */
export function checkFields<Form extends Fields>(
  { fields, schema }: { fields: Form; schema: FieldsSchema<Form> },
  draft: DraftOf<Form>,
  ruleErrors: readonly SubmissionIssue[],
): FormCheck<Form> {
  const parsed = v.safeParse(schema, draft);
  const errors = [
    ...(parsed.issues ?? []).map((issue) => errorOf(fields, issue)),
    ...missingErrors(fields, draft),
    ...ruleErrors,
  ];
  if (!parsed.success || errors.length > 0) return { ok: false, issues: unique(errors) };
  return { ok: true, value: withoutEmptyRows(fields, parsed.output as SentOf<Form>) };
}
