import { expect, it } from 'vitest';
import { measurePart } from '../../scripts/bench/measure-part.ts';
import { recordPart } from '../../scripts/bench/record-part.ts';
import { presentTimes } from '../bench/desk-bench.ts';
import { readWrk } from '../bench/measure-requests.ts';

const part = (name: string, figure: string) => ({
  name,
  title: `About ${name}`,
  figures: [{ name: 'a | b', figure, ratio: '0.5' }],
  day: '2026-11-23',
  load: 0.1,
});

it('replaces the figures of one part and leaves the others and the text as they are', () => {
  const first = recordPart('# Performance\n\nText.\n', part('pages', '1/s'));
  const both = recordPart(first, part('desk', '2 ms'));
  expect(both.startsWith(first.trimEnd())).toBe(true);
  expect(both).toContain('| a \\| b | 2 ms | 0.5 |');
  const again = recordPart(both, part('pages', '3/s'));
  expect(again).toBe(both.replace('1/s', '3/s'));
});

it('reads what wrk measured, and takes nothing from a run with failed requests', () => {
  const output =
    '  Latency Distribution\n     50%  420.00us\n     99%    1.73ms\nRequests/sec:  98765.43\nTransfer/sec:  1.00GB\n';
  expect(readWrk(output)).toEqual({ perSecond: 98765.43, slowestMs: 1.73 });
  expect(() => readWrk(`${output}  Non-2xx or 3xx responses: 3\n`)).toThrow('Non-2xx');
});

it('ends with 1 when a figure is over its goal, and names the figure', async () => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const figure = { name: 'most urgent', figure: 'median 151.0 ms', isOver: true };
  const slow = await measurePart(async (report) => report(figure), { log: () => undefined, error: say });
  expect(slow).toEqual({ figures: [figure], exitCode: 1 });
  expect(said).toEqual(['Over its goal: most urgent']);
  const quick = { ...figure, isOver: false };
  const kept = await measurePart(async (report) => report(quick), { log: () => undefined, error: say });
  expect(kept.exitCode).toBe(0);
});

it('calls a call of the desk too slow when its median is over the goal', () => {
  const timed = (times: number[]) => presentTimes('everything', times).isOver;
  expect(timed([149, 10, 900, 151, 149])).toBe(false);
  expect(timed([151, 10, 900, 151, 149])).toBe(true);
});
