import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { createOutageLog } from './outage-log.ts';

test('an outage is told with each reason once, however they take turns, and its end is told once', () => {
  const lines: { msg: string; reason?: string }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as never) });
  const outage = createOutageLog(log, { begins: 'it is gone', ends: 'it is back' });
  outage.over();
  for (let round = 0; round < 20; round += 1) {
    outage.report(new Error('refused'));
    outage.report(new Error('cut'));
  }
  expect(outage.isOngoing()).toBe(true);
  outage.over();
  outage.over();
  expect(lines.map(({ msg, reason }) => [msg, reason])).toEqual([
    ['it is gone', 'Error: refused'],
    ['it is gone', 'Error: cut'],
    ['it is back', undefined],
  ]);
  for (let round = 0; round < 100; round += 1) outage.report(new Error(`reason ${round}`));
  expect(lines.length).toBeLessThan(20);
});
