import { expect, it } from 'vitest';
import { recordPart } from '../../scripts/bench/record-part.ts';
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
