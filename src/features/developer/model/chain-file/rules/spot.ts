import type { RuleCode } from '../chain-fault.ts';

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
  /** Where it stands, when not at the value itself. */
  at?: number | undefined;
}

/** A place in the file that rules report about. */
export interface Spot {
  readonly path: string;
  report(code: RuleCode, remark?: Remark): void;
  /** The spot of a member or an item. */
  inside(part: string | number, at: number): Spot;
}

const foundMaxLength = 80;
const shorten = (text: string) =>
  text.length <= foundMaxLength ? text : `${text.slice(0, foundMaxLength - 1).trimEnd()}…`;

/** @param reports where all that is reported goes */
export function createSpot(reports: Report[], path: string, at: number): Spot {
  return {
    path,
    report: (code, { found = '', expected = '', at: elsewhere = at } = {}) =>
      reports.push({ code, path, at: elsewhere, found: shorten(found), expected }),
    inside: (part, innerAt) =>
      createSpot(
        reports,
        typeof part === 'number' ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`,
        innerAt,
      ),
  };
}
