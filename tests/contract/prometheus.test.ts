import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createMetricsRoute } from '#routes/metrics-route.ts';
import { createTestDatabase } from '../support/databases.ts';
import { metricsToken, startMeteredPortal } from '../support/metered-portal.ts';
import {
  alertsFile,
  askPromtool,
  listAlerts,
  requirePrometheus,
  startPrometheus,
} from '../support/prometheus.ts';
import { realProcesses } from '../support/real-processes.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

/* The alerts of docs/monitoring, tried with Prometheus itself. */

beforeAll(requirePrometheus);

interface Case {
  alert: string;
  /** Series by name and labels, each with what a minute brings: `0x2` is three minutes with 0. */
  bad: Record<string, string>;
  good: Record<string, string>;
}

const portal = '{instance="a"}';
const requests = (status: string) => `tideport_http_requests_total{instance="a",status="${status}"}`;

const cases: readonly Case[] = [
  {
    alert: 'TideportGone',
    bad: { 'up{job="tideport"}': '1x2 0x20' },
    // A restart.
    good: { 'up{job="tideport"}': '1x9 0 1x20' },
  },
  {
    alert: 'TideportDatabaseGone',
    bad: { [`tideport_database_up${portal}`]: '1x2 0x20' },
    good: { [`tideport_database_up${portal}`]: '1x20' },
  },
  {
    alert: 'TideportErrors',
    bad: { [requests('5xx')]: '0+6x20', [requests('2xx')]: '0+60x20' },
    good: { [requests('5xx')]: '0+1x20', [requests('2xx')]: '0+600x20' },
  },
  {
    alert: 'TideportEventLoopDelayed',
    bad: { [`nodejs_eventloop_lag_p99_seconds${portal}`]: '0.01x2 0.8x20' },
    good: { [`nodejs_eventloop_lag_p99_seconds${portal}`]: '0.02x20' },
  },
  {
    alert: 'TideportRenderQueueStuck',
    bad: {
      'tideport_render_tasks{instance="a",state="waiting"}': '0x2 90x20',
      [`tideport_render_waiting_limit${portal}`]: '100x22',
    },
    good: {
      'tideport_render_tasks{instance="a",state="waiting"}': '5x20',
      [`tideport_render_waiting_limit${portal}`]: '100x20',
    },
  },
  {
    alert: 'TideportJobsStuck',
    bad: { 'tideport_jobs_overdue_seconds{queue="mails"}': '0x2 700x20' },
    good: {
      'tideport_jobs_overdue_seconds{queue="mails"}': '5x20',
      // Has an alert of its own.
      'tideport_jobs_overdue_seconds{queue="watch-looks"}': '3600x20',
    },
  },
  {
    alert: 'TideportJobFailing',
    bad: {
      'tideport_jobs_success_seconds{name="drop-mails"}': '12000x20',
      'tideport_jobs_planned_seconds{name="drop-mails"}': '3600x20',
    },
    good: {
      'tideport_jobs_success_seconds{name="drop-mails"}': '4000x20',
      'tideport_jobs_planned_seconds{name="drop-mails"}': '3600x20',
    },
  },
  {
    alert: 'TideportWatchBehind',
    bad: { 'tideport_jobs_overdue_seconds{queue="watch-looks"}': '30000x20' },
    good: { 'tideport_jobs_overdue_seconds{queue="watch-looks"}': '3600x20' },
  },
  {
    alert: 'TideportHijackOpen',
    bad: { 'tideport_watch_findings_open{hijack="yes"}': '0x2 1x20' },
    good: {
      'tideport_watch_findings_open{hijack="yes"}': '0x20',
      'tideport_watch_findings_open{hijack="no"}': '7x20',
    },
  },
  {
    alert: 'TideportEndpointBehind',
    bad: { 'tideport_chain_read_seconds{chain="56"}': '30x2 1200x20' },
    good: {
      'tideport_chain_read_seconds{chain="56"}': '60x20',
      'tideport_chain_halted{chain="56"}': '0x20',
    },
  },
  {
    alert: 'TideportEndpointBehind',
    bad: { 'tideport_chain_halted{chain="56"}': '0x2 1x20' },
    good: { 'tideport_chain_halted{chain="56"}': '0x20' },
  },
  {
    alert: 'TideportConnectionsUsedUp',
    bad: { [`tideport_database_waiting${portal}`]: '0x2 4x20' },
    good: { [`tideport_database_waiting${portal}`]: '0x20' },
  },
  {
    alert: 'TideportBackupLate',
    bad: {
      [`tideport_backup_age_seconds${portal}`]: '95000x25',
      [`tideport_backup_planned_seconds${portal}`]: '86400x25',
    },
    good: {
      [`tideport_backup_age_seconds${portal}`]: '86500x25',
      [`tideport_backup_planned_seconds${portal}`]: '86400x25',
    },
  },
  {
    alert: 'TideportBackupLate',
    // There is none.
    bad: { [`tideport_backup_planned_seconds${portal}`]: '86400x25' },
    // None is planned.
    good: { [`tideport_database_up${portal}`]: '1x25' },
  },
];

/** A test of `promtool test rules`: whether the alert is told after twenty minutes. */
const ruleTest = ({ alert }: Case, series: Record<string, string>, isTold: boolean) => ({
  interval: '1m',
  input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
  promql_expr_test: [
    {
      expr: `count(ALERTS{alertname="${alert}", alertstate="firing"})`,
      eval_time: '20m',
      exp_samples: isTold ? [{ labels: '{}', value: 1 }] : [],
    },
  ],
});

it('Prometheus accepts each alert, and each has a case here', () => {
  const { ok, output } = askPromtool(['check', 'rules', alertsFile]);
  expect(ok, output).toBe(true);
  expect([...new Set(cases.map(({ alert }) => alert))].toSorted()).toEqual(listAlerts().toSorted());
});

it('each alert is told when something is wrong, and not otherwise', () => {
  const tests = cases.flatMap((one) => [ruleTest(one, one.bad, true), ruleTest(one, one.good, false)]);
  const content = { rule_files: [alertsFile], evaluation_interval: '1m', tests };
  const { ok, output } = askPromtool(['test', 'rules', '{file}'], content);
  expect(ok, output).toBe(true);
});

it(
  'Prometheus reads a portal with the token in a file, evaluates each alert, and notices when it is gone',
  realProcesses,
  async () => {
    const { open, dispose } = await createTestDatabase('postgres');
    onTestFinished(async () => {
      await open.close();
      await dispose();
    });
    const { metrics, origin } = await startMeteredPortal(open);
    const server = createServer((request, response) => {
      void getRequestListener(createMetricsRoute(metrics).fetch)(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const close = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    onTestFinished(close);
    const token = join(useTemporaryFolder(), 'tideport-token');
    writeFileSync(token, metricsToken);
    const target = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { ask, listHealth } = await startPrometheus({
      job_name: 'tideport',
      authorization: { credentials_file: token },
      static_configs: [{ targets: [target] }],
    });
    await fetch(`${origin}/en`);

    const patience = { timeout: 60_000, interval: 250 };
    await vi.waitFor(async () => expect(await ask('up{job="tideport"}')).toEqual([1]), patience);
    const counted = () => ask('sum(tideport_http_requests_total)');
    await vi.waitFor(async () => expect((await counted())[0]).toBeGreaterThan(0), patience);
    expect(await ask('tideport_database_up')).toEqual([1]);
    const healthy = Object.fromEntries(listAlerts().map((alert) => [alert, 'ok']));
    await vi.waitFor(async () => expect(await listHealth()).toEqual(healthy), patience);
    await close();
    await vi.waitFor(async () => expect(await ask('up{job="tideport"}')).toEqual([0]), patience);
  },
);
