import * as v from 'valibot';
import type { Signal } from './signal.ts';

/** What a look saw of a contract; stored as its baseline. */
export const seenContractSchema = v.object({
  /** SHA-256 of the code, lower-case hex; null where there is none. */
  codeHash: v.nullable(v.string()),
  /** The contract whose code it runs, lower case; null when it runs its own. */
  implementation: v.nullable(v.string()),
});
export type SeenContract = v.InferOutput<typeof seenContractSchema>;

/** Compares a contract with what it was; the first look, and a contract that never had code here, give no signal. */
export function judgeContract(before: SeenContract | null, now: SeenContract): Signal[] {
  if (!before || before.codeHash === null) return [];
  if (now.codeHash === null)
    return [{ code: 'contract-gone', before: `SHA-256 ${before.codeHash}`, after: 'no code' }];
  const signals: Signal[] = [];
  if (before.codeHash !== now.codeHash)
    signals.push({
      code: 'contract-changed',
      before: `SHA-256 ${before.codeHash}`,
      after: `SHA-256 ${now.codeHash}`,
    });
  if (before.implementation !== now.implementation)
    signals.push({
      code: 'proxy-upgraded',
      before: before.implementation ?? '',
      after: now.implementation ?? 'no implementation',
    });
  return signals;
}
