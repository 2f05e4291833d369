import type { SyntaxIssueCode, ParseErrorCode } from './reader/syntax-issue.ts';

/**
 * How serious each finding is. `fixed`: the corrected copy does not have it. `advice`: allowed, but should
 * be checked.
 */
export const ruleSeverities = {
  'too-long': 'error',
  'not-an-object': 'error',
  'in-a-list': 'fixed',
  missing: 'error',
  'faucets-missing': 'fixed',
  'network-id-missing': 'fixed',
  'unknown-field': 'fixed',
  'field-spelling': 'fixed',
  'left-empty': 'fixed',
  blank: 'error',
  'wrong-type': 'error',
  'spaces-around': 'fixed',
  'number-in-quotes': 'fixed',
  'number-form': 'fixed',
  'not-a-whole-number': 'error',
  'out-of-range': 'error',
  'not-in-a-list': 'fixed',
  repeated: 'fixed',
  'chain-id-taken': 'error',
  'name-taken': 'error',
  'name-characters': 'error',
  'short-name-form': 'error',
  'short-name-taken': 'error',
  'symbol-length': 'error',
  'unusual-decimals': 'advice',
  'no-endpoint': 'advice',
  'url-bad': 'error',
  'url-no-scheme': 'error',
  'url-scheme': 'error',
  'url-local': 'error',
  'url-not-encrypted': 'advice',
  'url-key': 'error',
  'placeholder-form': 'error',
  'ends-in-slash': 'fixed',
  'standard-value': 'error',
  'standard-spelling': 'fixed',
  'icon-name': 'error',
  'feature-as-text': 'fixed',
  'registry-form': 'error',
  'status-value': 'error',
  'red-flag-value': 'error',
  'parent-type': 'error',
  'parent-form': 'error',
  'parent-spelling': 'fixed',
  'parent-itself': 'error',
  'parent-unknown': 'advice',
} as const;

export type RuleCode = keyof typeof ruleSeverities;
export type ChainIssueCode = RuleCode | SyntaxIssueCode | ParseErrorCode;
export type IssueSeverity = 'error' | 'fixed' | 'advice';

export interface ChainIssue {
  code: ChainIssueCode;
  severity: IssueSeverity;
  /** `explorers[0].url`; empty for the file as a whole. */
  path: string;
  /** Offset in the pasted text, in UTF-16 units. */
  at: number;
  /** Both start at 1. */
  line: number;
  column: number;
  /** The value in the file, or the chain that already uses it. */
  found: string;
  /** The right value, where that is a value and not a sentence. */
  expected: string;
  /** Number of occurrences, for codes that are listed once. */
  count: number;
}
