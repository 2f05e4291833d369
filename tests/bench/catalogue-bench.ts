import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { seedContent } from '#content/seed.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import type { Report } from './figure.ts';

const words = [
  'swap',
  'lend',
  'stake',
  'bridge',
  'vault',
  'game',
  'mint',
  'vote',
  'pay',
  'index',
  '兑换',
  '借贷',
  '质押',
];

/** Fills up to `count` DApps with names that share words, so that searches have many candidates. */
async function fillTo({ database }: OpenDatabase, count: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { present } = await transaction
      .selectFrom('dapps')
      .select((eb) => eb.fn.countAll<number>().as('present'))
      .executeTakeFirstOrThrow();
    for (let i = Number(present); i < count; i += 1) {
      const word = words[i % words.length] ?? '';
      const { hid } = await transaction
        .insertInto('dapps')
        .values({
          title: `Bench ${word} ${i}`,
          url: `https://bench-${i}.example.org`,
          url_key: `bench-${i}.example.org`,
          icon_url: '/files/none.svg',
          address: '',
          tp_connect: 'both',
          audit_url: null,
          hot: 0,
          source: 'import',
          listed: 1,
          create_time: '2026-01-01T00:00:00.000Z',
        })
        .returning('hid')
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('dapp_texts')
        .values({
          dapp_hid: hid,
          locale: 'en',
          title: `Bench ${word} ${i}`,
          desc: `${words[(i * 7) % words.length]} for everybody, number ${i}`,
        })
        .execute();
      await transaction
        .insertInto('dapp_categories')
        .values({ dapp_hid: hid, category_hid: 1 + (i % 19) })
        .execute();
    }
    await bumpContentRevision(transaction);
  });
}

async function perSecond(calls: number, call: (i: number) => Promise<unknown>): Promise<number> {
  for (let i = 0; i < calls / 10; i += 1) await call(i);
  const begun = performance.now();
  for (let i = 0; i < calls; i += 1) await call(i);
  return calls / ((performance.now() - begun) / 1000);
}

/** Search and category queries at 600 and 10,000 DApps, and the cost of a content change. */
export async function benchCatalogue(report: Report): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideport-bench-'));
  const open = await connectDatabase({ url: undefined, dataDir });
  try {
    await seedContent(open);
    const catalogue = createCatalogue({
      database: open.database,
      engine: open.engine,
      now: () => new Date(),
    });
    const measured: { count: number; category: number; search: number; rebuildMs: number }[] = [];
    for (const count of [600, 10_000]) {
      await fillTo(open, count);
      const begun = performance.now();
      await catalogue.listHot({ start: 0, count: 1, locale: 'en' });
      const rebuildMs = performance.now() - begun;
      const category = await perSecond(2_000, (i) =>
        catalogue.listDapps({ category_id: 1 + (i % 19), start: 0, count: 40, locale: 'en' }),
      );
      const search = await perSecond(500, (i) =>
        catalogue.searchAll({
          key: words[i % words.length] ?? '',
          start: 0,
          count: 40,
          locale: i % 2 ? 'en' : 'zh',
        }),
      );
      measured.push({ count, category, search, rebuildMs });
      report({
        name: `${count.toLocaleString('en')} DApps`,
        figure: `category ${category.toFixed(0)}/s, search ${search.toFixed(0)}/s, index rebuilt in ${rebuildMs.toFixed(0)} ms`,
      });
    }
    const [small, large] = measured;
    if (small && large) {
      report({
        name: '10,000 against 600 DApps',
        figure: 'times as slow',
        ratio: `category ${(small.category / large.category).toFixed(1)}, search ${(small.search / large.search).toFixed(1)}`,
      });
    }
  } finally {
    await open.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
