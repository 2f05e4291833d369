import * as v from 'valibot';
import {
  importLimits,
  type ImportIssue,
  type ImportIssueCode,
  type ImportRepair,
} from '../../model/import-issue.ts';
import { cutText, tidyText } from '../../model/tidy-text.ts';
import { checkUrl } from './check-url.ts';

/** Valibot has one message per check: here always a code, which the result is typed with. */
const code = (name: ImportIssueCode) => name;
const count = (text: string) => [...text].length;

/** The name of a listing; its errors are `ImportIssueCode`s. */
export const titleSchema = v.pipe(
  v.string(code('title-missing')),
  v.transform(tidyText),
  v.nonEmpty(code('title-missing')),
  v.check((title) => count(title) <= importLimits.title, code('title-too-long')),
);

export const descriptionSchema = v.pipe(
  v.optional(v.nullable(v.string(code('description-invalid')), ''), ''),
  v.transform((text) => tidyText(text ?? '')),
);

export const urlSchema = v.pipe(
  v.string(code('url-missing')),
  v.transform(tidyText),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const checked = checkUrl(dataset.value);
    if (checked.ok) return checked;
    addIssue({ message: checked.code });
    return NEVER;
  }),
);

/** Errors of a failed parse, each code once. */
export function issuesOf(issues: readonly v.BaseIssue<unknown>[]): ImportIssue[] {
  return [...new Set(issues.map((issue) => issue.message as ImportIssueCode))].map((name) => ({
    code: name,
  }));
}

interface ParsedFields {
  title: string;
  url: { url: string; repairs: ImportRepair[] };
  desc: string;
}

/** The common fields as stored, and what was repaired in them; trimming white space is not reported. */
export function finishFields({ title, url, desc }: ParsedFields) {
  const cut = cutText(desc, importLimits.description);
  const repairs: ImportRepair[] = cut === desc ? url.repairs : [...url.repairs, 'description-cut'];
  return { fields: { title, url: url.url, desc: cut }, repairs };
}
