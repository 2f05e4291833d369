import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { addCounter, addGauge, type Sample } from './add-figures.ts';

const valuesOf = async (registry: Registry) =>
  (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('a gauge has what is read, and nothing where nothing is', async () => {
  const registry = new Registry();
  let samples: Sample[] = [{ value: 3 }];
  addGauge(registry, { name: 'depth', help: 'Depth.', read: () => samples });
  expect(await valuesOf(registry)).toEqual(['depth 3']);
  samples = [];
  expect(await valuesOf(registry)).toEqual([]);
});

test('labels that are not read again are gone', async () => {
  const registry = new Registry();
  let samples: Sample[] = [{ labels: { state: 'a' }, value: 1 }];
  addGauge(registry, { name: 'tasks', help: 'Tasks.', labelNames: ['state'], read: async () => samples });
  expect(await valuesOf(registry)).toEqual(['tasks{state="a"} 1']);
  samples = [{ labels: { state: 'b' }, value: 2 }];
  expect(await valuesOf(registry)).toEqual(['tasks{state="b"} 2']);
});

test('a counter says what is counted elsewhere, at each scrape', async () => {
  const registry = new Registry();
  let count = 7;
  addCounter(registry, {
    ...{ name: 'hits_total', help: 'Hits.', labelNames: ['store'] },
    read: () => [{ labels: { store: 'pages' }, value: count }],
  });
  expect(await valuesOf(registry)).toEqual(['hits_total{store="pages"} 7']);
  count = 9;
  expect(await valuesOf(registry)).toEqual(['hits_total{store="pages"} 9']);
});
