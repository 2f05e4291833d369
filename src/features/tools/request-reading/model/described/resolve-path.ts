import type { PathStep } from '#features/store/clear-signing/model/descriptor.ts';
import { isFields } from '#features/store/clear-signing/model/read-json.ts';

/** More than a person reads about one part. */
const valuesMax = 100;
const bytesPattern = /^0x(?:[\da-f]{2})*$/i;

interface Range {
  from: number | null;
  to: number | null;
}

/** First and last place of a range; undefined where it is empty or leads out of the list. */
function placesIn(length: number, { from, to }: Range): [number, number] | undefined {
  const start = from === null ? 0 : from < 0 ? length + from : from;
  const end = to === null ? length : to < 0 ? length + to : to;
  return start >= 0 && start < end && end <= length ? [start, end] : undefined;
}

function pickRange(value: unknown, range: Range): readonly unknown[] | undefined {
  if (Array.isArray(value)) {
    const places = placesIn(value.length, range);
    return places && (value as unknown[]).slice(...places);
  }
  if (typeof value !== 'string' || !bytesPattern.test(value)) return undefined;
  const places = placesIn(value.length / 2 - 1, range);
  return places && [`0x${value.slice(2 + 2 * places[0], 2 + 2 * places[1])}`];
}

function pick(value: unknown, step: PathStep): readonly unknown[] | undefined {
  if (typeof step === 'string')
    return isFields(value) && Object.hasOwn(value, step) ? [value[step]] : undefined;
  if (typeof step !== 'number') return pickRange(value, step);
  if (!Array.isArray(value)) return undefined;
  const list = value as unknown[];
  const index = step < 0 ? list.length + step : step;
  return index >= 0 && index < list.length ? [list[index]] : undefined;
}

/**
 * The values at a path of arguments or a message. Ranges of bytes give bytes.
 * @returns undefined where one of its steps leads nowhere, and where there are more than 100 values
 */
export function resolvePath(root: unknown, steps: readonly PathStep[]): readonly unknown[] | undefined {
  let values: readonly unknown[] = [root];
  for (const step of steps) {
    const next: unknown[] = [];
    for (const value of values) {
      const picked = pick(value, step);
      if (!picked || next.length + picked.length > valuesMax) return undefined;
      next.push(...picked);
    }
    values = next;
  }
  return values;
}
