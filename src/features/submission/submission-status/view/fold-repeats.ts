import type { StatusEvent } from '#features/submission/submissions/model/status-view.ts';

/** A line of the history: the latest of the steps that it is about, and how many they are. */
export interface HistoryLine {
  event: StatusEvent;
  count: number;
}

/** A step without words of its own says the same as another one like it. */
const isPlain = ({ text, requests, corrections, refund_changes }: StatusEvent) =>
  text === null && [requests, corrections, refund_changes].every(({ length }) => length === 0);

const isSame = (one: StatusEvent, other: StatusEvent) =>
  one.state === other.state && one.code === other.code && isPlain(one) && isPlain(other);

const isTry = ({ state, code }: StatusEvent) => state === 'checking-payment' && code === null;

/**
 * The history with one line for steps of the same kind in a row. A payment that is tried again and refused for the same reason is one of
 * them, although the check is a step in between.
 * @param history oldest first
 */
export function foldRepeats(history: readonly StatusEvent[]): HistoryLine[] {
  const lines: HistoryLine[] = [];
  for (const event of history) {
    const [before, last] = [lines.at(-2), lines.at(-1)];
    const isRefusedAgain = event.state === 'payment-refused' && last && isTry(last.event);
    if (isRefusedAgain && before && isSame(before.event, event))
      lines.splice(-2, 2, { event, count: before.count + 1 });
    else if (last && isSame(last.event, event)) lines.splice(-1, 1, { event, count: last.count + 1 });
    else lines.push({ event, count: 1 });
  }
  return lines;
}
