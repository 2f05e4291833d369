import type { RuleCode } from '../chain-issue.ts';

export interface Report {
  code: RuleCode;
  path: string;
  at: number;
  found: string;
  expected: string;
}

export interface Remark {
  found?: string | undefined;
  expected?: string | undefined;
  /** Its position, when not at the value itself. */
  at?: number | undefined;
}

/** A position in the file that rules report on. */
export interface RuleContext {
  readonly path: string;
  report(code: RuleCode, remark?: Remark): void;
  /** The context of a member or an item. */
  inside(part: string | number, at: number): RuleContext;
}

const foundMaxLength = 80;
const shorten = (text: string) =>
  text.length <= foundMaxLength ? text : `${text.slice(0, foundMaxLength - 1).trimEnd()}…`;

/** @param reports collects all reports */
export function createRuleContext(reports: Report[], path: string, at: number): RuleContext {
  return {
    path,
    report: (code, { found = '', expected = '', at: elsewhere = at } = {}) =>
      reports.push({ code, path, at: elsewhere, found: shorten(found), expected }),
    inside: (part, innerAt) =>
      createRuleContext(
        reports,
        typeof part === 'number' ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`,
        innerAt,
      ),
  };
}
