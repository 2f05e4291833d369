import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Report } from './figure.ts';
import type { TableRenders } from './table-renders.ts';

/**
 * "SSR request throughput" of https://github.com/e18e/framework-tracker, from packages/app-…/stats: requests a second without a network, each for a
 * page of 1,000 rows with two UUIDs. Measured from September 5 to October 9, 2026 on a Depot runner with Ubuntu 24.04, 2 processors and 8 GB; the template
 * with Node 24.21.0.
 */
const published = {
  template: 849,
  frameworks: [
    { name: 'Astro 7.3.5', perSecond: 738, bodyKb: 96.9 },
    { name: 'SvelteKit 3.0.1', perSecond: 447, bodyKb: 184.3 },
    { name: 'React Router 7.16.0', perSecond: 332, bodyKb: 216.9 },
    { name: 'Next.js 16.1.1', perSecond: 236, bodyKb: 199.5 },
  ],
};

function renderInOwnProcess(): Promise<TableRenders> {
  const child = fork(join(import.meta.dirname, 'table-renders.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.once('message', (renders) => resolve(renders as TableRenders));
    child.once('exit', (code) =>
      reject(new Error(`The renderer ended with ${code} before it said anything.`)),
    );
  });
}

/** A page of 1,000 rows as it is rendered for each request, beside what others publish for the same page: each as a part of what a template does on its machine. */
export async function benchTable(report: Report): Promise<void> {
  const { template, ours, compressed } = await renderInOwnProcess();
  for (const [name, { perSecond, bodyBytes }] of [
    ['a template, here', template],
    ['our renderer, here', ours],
    ['our renderer with Brotli, as for the store, here', compressed],
  ] as const)
    report({
      name,
      figure: `${perSecond.toFixed(0)}/s, ${(bodyBytes / 1024).toFixed(1)} KB`,
      ratio: `${(perSecond / template.perSecond).toFixed(2)} × the template`,
    });
  for (const { name, perSecond, bodyKb } of published.frameworks)
    report({
      name: `${name}, published by the e18e framework tracker`,
      figure: `${perSecond}/s beside ${published.template}/s of a template, ${bodyKb} KB (2026, Depot runner with 2 processors)`,
      ratio: `${(perSecond / published.template).toFixed(2)} × the template`,
    });
}
