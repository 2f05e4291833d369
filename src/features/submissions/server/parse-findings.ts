import * as v from 'valibot';
import { findingCodes, findingSeverities, type Finding } from '../model/finding.ts';

const finding = v.object({
  severity: v.picklist(findingSeverities),
  code: v.picklist(findingCodes),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
  evidence: v.optional(
    v.union([
      v.object({ listed: v.picklist(['dapp', 'token', 'nft']), hid: v.number(), title: v.string() }),
      v.object({ submission: v.number(), title: v.string() }),
    ]),
  ),
});
const list = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** Stored findings of a submission. What this version has no words for is left out. */
export function parseFindings(stored: string): Finding[] {
  const parsed = v.safeParse(list, stored);
  return parsed.success ? parsed.output.filter((one) => v.is(finding, one)) : [];
}
