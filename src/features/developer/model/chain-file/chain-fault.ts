import type { SlipCode, StopCode } from './reader/slip.ts';

/** What is told about a member of the file. `mended`: the copy is written without it. `advice`: allowed, but worth a look. */
export const ruleWeights = {
  'too-long': 'fault',
  'not-an-object': 'fault',
  'in-a-list': 'mended',
  missing: 'fault',
  'faucets-missing': 'mended',
  'network-id-missing': 'mended',
  'unknown-field': 'mended',
  'field-spelling': 'mended',
  'left-empty': 'mended',
  blank: 'fault',
  'wrong-type': 'fault',
  'spaces-around': 'mended',
  'number-in-quotes': 'mended',
  'number-form': 'mended',
  'not-a-whole-number': 'fault',
  'out-of-range': 'fault',
  'not-in-a-list': 'mended',
  repeated: 'mended',
  'chain-id-taken': 'fault',
  'name-taken': 'fault',
  'name-characters': 'fault',
  'short-name-form': 'fault',
  'short-name-taken': 'fault',
  'symbol-length': 'fault',
  'unusual-decimals': 'advice',
  'no-endpoint': 'advice',
  'url-bad': 'fault',
  'url-no-scheme': 'fault',
  'url-scheme': 'fault',
  'url-local': 'fault',
  'url-not-encrypted': 'advice',
  'url-key': 'fault',
  'placeholder-form': 'fault',
  'ends-in-slash': 'mended',
  'standard-value': 'fault',
  'standard-spelling': 'mended',
  'icon-name': 'fault',
  'feature-as-text': 'mended',
  'registry-form': 'fault',
  'status-value': 'fault',
  'red-flag-value': 'fault',
  'parent-type': 'fault',
  'parent-form': 'fault',
  'parent-spelling': 'mended',
  'parent-itself': 'fault',
  'parent-unknown': 'advice',
} as const;

export type RuleCode = keyof typeof ruleWeights;
export type ChainFaultCode = RuleCode | SlipCode | StopCode;
export type FaultWeight = 'fault' | 'mended' | 'advice';

export interface ChainFault {
  code: ChainFaultCode;
  weight: FaultWeight;
  /** `explorers[0].url`; empty for the file as a whole. */
  path: string;
  /** Offset in the pasted text, in UTF-16 units. */
  at: number;
  /** Both from 1. */
  line: number;
  column: number;
  /** What stands there, or whose it is already. */
  found: string;
  /** What would be right, where that is a value and no sentence. */
  expected: string;
  /** How often, for what is told once. */
  count: number;
}
