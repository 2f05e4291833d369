import * as v from 'valibot';
import { outcomes, type Finding, type Outcome } from '#features/store/token-checks/model/check.ts';
import type { Signal } from './signal.ts';

/** What a check saw of a token; stored as its baseline. */
export const seenCheckSchema = v.object({
  verdict: v.picklist(outcomes),
  /** Why it stops: `resale:reverts`. */
  stops: v.array(v.string()),
});
export type SeenCheck = v.InferOutput<typeof seenCheckSchema>;

interface Check {
  verdict: Outcome;
  findings: readonly Pick<Finding, 'id' | 'outcome' | 'why'>[];
}

/** @param last what was seen before: only what the check could determine says anything against a stop, whatever its verdict is */
export function seeCheck({ verdict, findings }: Check, last: SeenCheck | null): SeenCheck {
  const determined = findings.filter(({ outcome }) => outcome !== 'not-determined');
  const isOpen = (stop: string) => !determined.some(({ id }) => stop.startsWith(`${id}:`));
  const stops = determined.filter(({ outcome }) => outcome === 'stop').map(({ id, why }) => `${id}:${why}`);
  return { verdict, stops: [...new Set([...stops, ...(last?.stops ?? []).filter(isOpen)])].toSorted() };
}

/** A stop is a signal, also at the first look; what an owner could do was weighed when the token was listed. */
export function judgeCheck(before: SeenCheck | null, { stops }: SeenCheck): Signal[] {
  if (stops.length === 0) return [];
  return [{ code: 'token-check-stop', before: before?.verdict ?? '', after: stops.join(', ') }];
}
