import * as v from 'valibot';
import { findingCodes, type Finding } from '../model/finding.ts';

const finding = v.object({
  severity: v.picklist(['blocking', 'warning', 'notice']),
  code: v.picklist(findingCodes),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
});
const list = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** Stored findings of a submission. What this version has no words for is left out: findings help a reviewer, nothing depends on them. */
export function parseFindings(stored: string): Finding[] {
  const parsed = v.safeParse(list, stored);
  return parsed.success ? parsed.output.filter((one) => v.is(finding, one)) : [];
}
