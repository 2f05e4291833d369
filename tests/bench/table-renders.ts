import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { makePage, type PageOrder, type PageSource } from '#app/rendering/make-page.ts';
import { compressBodySync, type CompressedBody } from '#platform/http/precompressed-response.ts';

/* A process of its own, because React is chosen by NODE_ENV: renders a table of 1,000 rows one after the other, in several ways, and says how often
   in a second. */

interface Row {
  id: string;
  name: string;
}

/** What is measured, in requests a second. */
export interface TableRenders {
  template: Rate;
  ours: Rate;
  /** The same with both encodings, as for the store. */
  compressed: Rate;
}

interface Rate {
  perSecond: number;
  bodyBytes: number;
}

const rows: Row[] = Array.from({ length: 1_000 }, () => ({ id: randomUUID(), name: randomUUID() }));

/** As from a database: not in the same turn of the loop. */
async function readRows(): Promise<Row[]> {
  await wait(0);
  return rows;
}

async function writeTemplate(): Promise<Buffer> {
  const cells = (await readRows()).map(({ id, name }) => `<tr><td>${id}</td><td>${name}</td></tr>`).join('');
  return Buffer.from(`<!doctype html><html><body><table><tbody>${cells}</tbody></table></body></html>`);
}

function Table({ rows: shown }: { rows: readonly Row[] }): ReactElement {
  const lines = shown.map(({ id, name }) =>
    createElement('tr', { key: id }, createElement('td', null, id), createElement('td', null, name)),
  );
  return createElement('table', null, createElement('tbody', null, lines));
}

const source: PageSource = {
  renderPage: async ({ data }) => ({
    html: renderToString(createElement(Table, data as { rows: Row[] })),
    head: { title: 'Table', description: 'A table of 1,000 rows' },
  }),
  messagesFor: async () => ({}),
  assetsFor: () => ({ style: '', styleFiles: [], modules: [], entry: { href: '/entry.js' } }),
  finishDocument: async (_address, document) => document,
  development: false,
};

const uncompressed = (body: Buffer): CompressedBody => ({
  hash: '',
  length: body.length,
  br: body,
});

async function writePage(compress: (body: Buffer) => CompressedBody): Promise<Buffer> {
  const order: PageOrder = {
    state: { id: 'home', locale: 'en', path: '/', notice: null, data: { rows: await readRows() } },
    format: 'document',
    status: 200,
    family: 'primary',
    site: { publicOrigin: 'https://wallet.example', name: 'Wallet' },
  };
  return (await makePage(order, undefined, { source, compress }))!.body.br;
}

const warmUpMs = 1_000;
const measuredMs = 5_000;

async function measureRate(write: () => Promise<Buffer>): Promise<Rate> {
  const untilMs = performance.now() + warmUpMs;
  while (performance.now() < untilMs) await write();
  const begunMs = performance.now();
  let made = 0;
  let bodyBytes = 0;
  for (; performance.now() - begunMs < measuredMs; made += 1) bodyBytes = (await write()).length;
  return { perSecond: made / ((performance.now() - begunMs) / 1000), bodyBytes };
}

const renders: TableRenders = {
  template: await measureRate(writeTemplate),
  ours: await measureRate(() => writePage(uncompressed)),
  compressed: await measureRate(() => writePage(compressBodySync)),
};
process.send?.(renders);
process.disconnect?.();
