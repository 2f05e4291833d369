import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, test, vi } from 'vitest';
import { createMetricsRoute } from '#routes/metrics-route.ts';
import type { Metrics } from '#app/metrics/create-metrics.ts';
import { brand } from '#brand/brand.ts';
import { createFolderStore } from '#platform/backup/folder-store.ts';
import { createDesk, deskOrigin, useDeskAssets } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { metricsToken, startMeteredPortal } from '../support/metered-portal.ts';
import { readMetrics } from '../support/read-metrics.ts';

const withToken = (token: string) => ({
  headers: { authorization: `Bearer ${token}`, host: 'tideport:4001' },
});

/** What a scrape of the desk reads. */
async function scrape(metrics: Metrics) {
  const answer = await createMetricsRoute(metrics).request('/metrics', withToken(metricsToken));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const found = readMetrics(await answer.text());
  return {
    names: [...found.keys()],
    series: () => [...found.values()].flatMap(({ values }) => [...values.keys()]),
    value: (series: string) => found.get(series.split('{', 1)[0] ?? '')?.values.get(series),
    valuesOf: (name: string) => Object.fromEntries(found.get(name)?.values ?? []),
  };
}

/** The names of metrics in an expression of PromQL. */
const namesIn = (text: string) => [...new Set(text.match(/\b(?:tideport|nodejs|process)_\w+/g))];

const monitoring = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../docs/monitoring', file), 'utf8');

function makeBackupFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tideport-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), '');
  return folder;
}

describeOnEachEngine('metrics', (open, _openShared, engine) => {
  const assets = useDeskAssets();

  it('are read at the desk with the token, under any host name, and by nobody else', async () => {
    const opened = await open();
    const { metrics } = await startMeteredPortal(opened);
    const { app } = await createDesk(opened, assets(), { metrics });
    const address = `${deskOrigin}/metrics`;
    expect((await app.request(address, withToken(metricsToken))).status).toBe(200);
    for (const headers of [
      {},
      withToken('another-token-of-tests').headers,
      { authorization: metricsToken },
    ]) {
      const refused = await app.request(address, { headers });
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
      expect(await refused.json()).toEqual({ message: 'Send the token of METRICS_TOKEN.' });
    }
    const { app: without } = await createDesk(await open(), assets());
    const headers = { ...withToken(metricsToken).headers, host: new URL(deskOrigin).host };
    expect((await without.request(address, { headers })).status).toBe(404);
  });

  it('are not there for visitors', async () => {
    const { origin } = await startMeteredPortal(await open());
    expect((await fetch(`${origin}/metrics`, withToken(metricsToken))).status).toBe(404);
  });

  it('count by route, and have no more series after two hundred other addresses', async () => {
    const { metrics, origin } = await startMeteredPortal(await open());
    const visit = async (id: string) => {
      for (const path of [
        `/en/${id}`,
        `/${id}`,
        `/v1/${id}`,
        `/en/developer?x=${id}`,
        `/en/submission/${id}`,
      ])
        await (await fetch(origin + path, { redirect: 'manual' })).arrayBuffer();
    };
    await visit('a-secret');
    const count = 'tideport_http_requests_total{area="pages",route="/developer",status="2xx"}';
    const before = await vi.waitFor(async () => {
      const read = await scrape(metrics);
      expect(read.value(count)).toBe(1);
      return read.series();
    });
    for (let id = 0; id < 40; id += 1) await visit(`n${id}`);
    await vi.waitFor(async () => expect((await scrape(metrics)).value(count)).toBe(41));
    const after = (await scrape(metrics)).series();
    const ours = (series: readonly string[]) => series.filter((each) => each.startsWith('tideport_'));
    expect(ours(after)).toEqual(ours(before));
    expect(after.join('\n')).not.toMatch(/secret|n39/);
  });

  it('count what is sent from memory apart', async () => {
    const { metrics, origin } = await startMeteredPortal(await open());
    for (let visit = 0; visit < 3; visit += 1) await (await fetch(`${origin}/en/developer`)).arrayBuffer();
    const { value } = await scrape(metrics);
    expect(value('tideport_http_requests_total{area="pages",route="from memory",status="2xx"}')).toBe(2);
    expect(value('tideport_store_hits_total{store="pages"}')).toBe(2);
    expect(value('tideport_store_misses_total{store="pages"}')).toBe(1);
    expect(value('tideport_store_entries{store="pages"}')).toBe(1);
    expect(value('tideport_store_bytes{store="pages"}')).toBeGreaterThan(100);
  });

  it('say how many jobs wait, how old they are and how late', async () => {
    const opened = await open();
    const now = new Date('2026-03-02T12:00:00.000Z');
    const mail = (id: number, create_time: string, next_attempt_time: string) => ({
      ...{
        change_key: `change ${id}`,
        kind: 'received',
        recipient: 'a@b.example',
        recipient_key: 'a@b.example',
      },
      ...{ locale: 'en', data: '{}', message_id: `m${id}`, state: 'waiting' as const, attempts: 0 },
      ...{ create_time, next_attempt_time },
    });
    await opened.database
      .insertInto('outbox')
      .values([
        mail(1, '2026-03-02T11:00:00.000Z', '2026-03-02T13:00:00.000Z'),
        mail(2, '2026-03-02T11:59:00.000Z', '2026-03-02T11:59:30.000Z'),
      ])
      .execute();
    const { metrics } = await startMeteredPortal(opened, { now: () => now });
    const { value, valuesOf } = await scrape(metrics);
    expect(value('tideport_database_up')).toBe(1);
    expect(value('tideport_jobs_waiting{queue="mails"}')).toBe(2);
    expect(value('tideport_jobs_oldest_seconds{queue="mails"}')).toBe(3600);
    expect(value('tideport_jobs_overdue_seconds{queue="mails"}')).toBe(30);
    const queues = ['mails', 'mail-requests', 'webhooks', 'payments', 'watch-looks'];
    expect(Object.keys(valuesOf('tideport_jobs_waiting'))).toEqual(
      queues.map((queue) => `tideport_jobs_waiting{queue="${queue}"}`),
    );
    expect(valuesOf('tideport_watch_findings_open')).toEqual({
      'tideport_watch_findings_open{hijack="yes"}': 0,
      'tideport_watch_findings_open{hijack="no"}': 0,
    });
  });

  it('say when each job that is done now and then last ended well, and whether its last run failed', async () => {
    const jobs = {
      readRuns: async () => [
        { name: 'drop-mails', everySeconds: 3600, successSeconds: 120, hasFailed: false },
        { name: 'backup', everySeconds: 86400, successSeconds: 300000, hasFailed: true },
      ],
    };
    const { metrics } = await startMeteredPortal(await open(), { jobs });
    const { value } = await scrape(metrics);
    expect(value('tideport_jobs_success_seconds{name="drop-mails"}')).toBe(120);
    expect(value('tideport_jobs_planned_seconds{name="backup"}')).toBe(86400);
    expect(value('tideport_jobs_failed{name="drop-mails"}')).toBe(0);
    expect(value('tideport_jobs_failed{name="backup"}')).toBe(1);
  });

  it('say how far the chain was read, and what halts it', async () => {
    const opened = await open();
    const now = new Date('2026-03-02T12:00:00.000Z');
    const chain = brand.donation.chainId;
    const terms = {
      id: 1,
      receiving_address: '0xa',
      token_contract: '0xb',
      token_symbol: 'T',
      token_decimals: 18,
    };
    await opened.database
      .insertInto('donation_terms')
      .values({
        ...terms,
        ...{
          chain_id: chain,
          network_name: 'N',
          network_short: 'N',
          explorer_transaction_url: 'https://e.example/',
        },
        create_time: now.toISOString(),
      })
      .execute();
    const scan = {
      chain_id: chain,
      token_contract: '0xb',
      terms_id: 1,
      next_attempt_time: now.toISOString(),
    };
    await opened.database
      .insertInto('transfer_scans')
      .values([
        { ...scan, receiver: '0xa', read_time: '2026-03-02T11:59:00.000Z', issue: null },
        { ...scan, receiver: '0xc', read_time: '2026-03-02T11:00:00.000Z', issue: 'lagging' },
      ])
      .execute();
    const { metrics } = await startMeteredPortal(opened, { now: () => now });
    const { value } = await scrape(metrics);
    expect(value(`tideport_chain_read_seconds{chain="${chain}"}`)).toBe(3600);
    expect(value(`tideport_chain_halted{chain="${chain}",issue="lagging"}`)).toBe(1);
  });

  it('go on when the database is gone, without what it knows', async () => {
    const opened = await open();
    const database = opened.database.withPlugin({
      transformQuery: () => {
        throw new Error('The server is gone.');
      },
      transformResult: async ({ result }) => result,
    });
    const { metrics } = await startMeteredPortal({ ...opened, database });
    const { value, valuesOf } = await scrape(metrics);
    expect(value('tideport_database_up')).toBe(0);
    for (const name of [
      'tideport_jobs_waiting',
      'tideport_watch_findings_open',
      'tideport_chain_read_seconds',
    ])
      expect(valuesOf(name)).toEqual({});
    expect(value('tideport_render_tasks{state="waiting"}')).toBe(2);
    if (engine === 'postgres') expect(value('tideport_database_connections_limit')).toBe(10);
  });

  it('say how old the latest backup is', async () => {
    const folder = makeBackupFolder('portal-20260302T060000Z.backup');
    const now = () => new Date('2026-03-02T12:00:00.000Z');
    const { metrics } = await startMeteredPortal(await open(), {
      now,
      backups: { store: createFolderStore(folder), hours: 24 },
    });
    const { value } = await scrape(metrics);
    expect(value('tideport_backup_age_seconds')).toBe(6 * 3600);
    expect(value('tideport_backup_planned_seconds')).toBe(24 * 3600);
    expect(value('tideport_backup_store_up')).toBe(1);
  });
});

describeOnEachEngine('alerts and dashboard', (open, _openShared, engine) => {
  it('name metrics that there are', async () => {
    const store = createFolderStore(makeBackupFolder('portal-20260302T060000Z.backup'));
    const backups = { store, hours: 24 };
    const { metrics } = await startMeteredPortal(await open(), { backups });
    const { names } = await scrape(metrics);
    const known = new Set([
      ...names,
      ...names.flatMap((name) => ['_bucket', '_sum', '_count'].map((ending) => name + ending)),
    ]);
    const isHere = (name: string) =>
      known.has(name) || (engine === 'sqlite' && /^tideport_database_/.test(name));
    for (const file of ['alerts.yml', 'dashboard.json']) {
      const named = namesIn(monitoring(file));
      expect(named.length).toBeGreaterThan(8);
      expect(
        named.filter((name) => !isHere(name)),
        file,
      ).toEqual([]);
    }
  });
});

test('the parser of these tests refuses what Prometheus would', () => {
  const head = '# HELP a A.\n# TYPE a counter\n';
  expect(readMetrics(`${head}a{b="c\\"d"} 1\n`).get('a')?.values).toEqual(new Map([['a{b="c\\"d"}', 1]]));
  for (const wrong of ['a{b=c} 1', 'a{b="c"d"} 1', 'a one', 'b 1', 'a 1\na 2', '# TYPE a gauge', 'a{} 1'])
    expect(() => readMetrics(`${head}${wrong}\n`), wrong).toThrow(Error);
  expect(() => readMetrics(`${head}a 1`)).toThrow('no end');
});
