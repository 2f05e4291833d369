import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { readMetrics } from '../../../tests/support/read-metrics.ts';
import { mergeFigures } from './merge-figures.ts';

/** What a process measures that has counted so many requests. */
async function measure(process: string, requests: number) {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = new Counter({ name: 'requests_total', help: 'Requests.', labelNames: ['area'], registers });
  counter.inc({ area: 'api' }, requests);
  const histogram = new Histogram({ name: 'seconds', help: 'Time.', buckets: [1], registers });
  histogram.observe(2);
  // As it arrives from another process.
  return structuredClone(await registry.getMetricsAsJSON());
}

test('each process has its own series, and no metric is left out or added up', async () => {
  const merged = readMetrics(await mergeFigures([await measure('1', 5), await measure('2', 7)]));
  expect(Object.fromEntries(merged.get('requests_total')?.values ?? [])).toEqual({
    'requests_total{area="api",process="1"}': 5,
    'requests_total{area="api",process="2"}': 7,
  });
  expect(merged.get('seconds')?.values.get('seconds_bucket{le="+Inf",process="2"}')).toBe(1);
  expect(merged.get('process_start_time_seconds')?.values.size).toBe(2);
  expect(merged.get('process_resident_memory_bytes')?.values.size).toBe(2);
});
