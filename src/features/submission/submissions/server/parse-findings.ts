import * as v from 'valibot';
import { findingSchema, type Finding } from '../model/finding.ts';

const list = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** Stored findings of a submission. What this version has no words for is left out. */
export function parseFindings(stored: string): Finding[] {
  const parsed = v.safeParse(list, stored);
  return parsed.success ? parsed.output.filter((one) => v.is(findingSchema, one)) : [];
}
