import { diffText, type DiffRow } from './diff-text.ts';

/** What a person reads of something, by what the desk calls it. */
export type NamedFacts = Readonly<Record<string, string>>;

/** The facts that differ, line by line. */
export function diffFacts(before: NamedFacts, after: NamedFacts): DiffRow[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => diffText(before[name] ?? '', after[name] ?? '', name));
}
