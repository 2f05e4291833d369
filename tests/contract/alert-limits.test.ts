import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { parse } from 'yaml';
import {
  alertRules,
  ruleOf,
  type AlertName,
  type AlertRule,
} from '#features/team/alerts/model/alert-rules.ts';
import { alertsFile, listAlerts } from '../support/prometheus.ts';

/* The alerts that the portal tells by itself and those for Prometheus: where both describe the same, they have the same limits. */

interface PrometheusRule {
  alert: string;
  expr: string;
  for: string;
}

const { groups } = parse(readFileSync(alertsFile, 'utf8')) as { groups: { rules: PrometheusRule[] }[] };
const ruleNamed = (wanted: string) =>
  groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === wanted)!;

/** Which alert of Prometheus says the same, and the metric that is compared there. */
const pairs: readonly { name: AlertName; alert: string; metric: string }[] = [
  { name: 'jobs-stuck', alert: 'TideportJobsStuck', metric: 'tideport_jobs_overdue_seconds' },
  { name: 'job-failing', alert: 'TideportJobFailing', metric: 'tideport_jobs_success_seconds' },
  { name: 'watch-behind', alert: 'TideportWatchBehind', metric: 'tideport_jobs_overdue_seconds' },
  { name: 'hijack-open', alert: 'TideportHijackOpen', metric: 'tideport_watch_findings_open' },
  { name: 'chain-behind', alert: 'TideportEndpointBehind', metric: 'tideport_chain_read_seconds' },
  { name: 'chain-halted', alert: 'TideportEndpointBehind', metric: 'tideport_chain_halted' },
  { name: 'backup-late', alert: 'TideportBackupLate', metric: 'tideport_backup_age_seconds' },
];

/**
 * What only Prometheus can tell, or tells by what a node alone knows. `TideportDatabaseGone` is told by each node itself, after five minutes,
 * because every node sends a mail of its own.
 */
const others = [
  'TideportGone',
  'TideportDatabaseGone',
  'TideportErrors',
  'TideportEventLoopDelayed',
  'TideportRenderQueueStuck',
  'TideportConnectionsUsedUp',
];

/** A sum such as `3 * tideport_jobs_planned_seconds` or `6 * 3600`, with a number for what is planned. */
const valueOf = (sum: string, planned: number) =>
  sum
    .split('+')
    .map((product) =>
      product
        .split('*')
        .map((factor) => (factor.includes('planned') ? planned : Number(factor)))
        .reduce((a, b) => a * b),
    )
    .reduce((a, b) => a + b);

/** What is right of `metric{…} >` in an expression. */
const limitIn = (expr: string, metric: string) => {
  const [, after = ''] = expr.split(metric, 2);
  return /^(?:\{[^}]*\})? > ([^\n]+?)(?: or |$)/m.exec(after)?.[1] ?? '';
};

const ownLimit = ({ limit: { times = 0, plus } }: AlertRule, planned: number) => times * planned + plus;

test.each(pairs)('$name has the limit and the time of $alert', ({ name, alert, metric }) => {
  const { expr, for: time } = ruleNamed(alert);
  const rule = ruleOf(name);
  const limit = limitIn(expr, metric);
  for (const planned of [60, 3600, 86_400])
    expect(ownLimit(rule, planned), expr).toBe(valueOf(limit, planned));
  expect(`${rule.holdMinutes}m`).toBe(time);
});

it('every alert for Prometheus is told by the portal too, or named as one that is not', () => {
  const named = [...new Set([...pairs.map(({ alert }) => alert), ...others])];
  expect(named.toSorted()).toEqual(listAlerts().toSorted());
});

it('each alert names a section that the docs have', () => {
  for (const rule of Object.values<AlertRule>(alertRules)) {
    const { file, heading } = rule.runbook;
    const lines = readFileSync(join(import.meta.dirname, '../../docs', file), 'utf8').split('\n');
    expect(lines).toContain(`## ${heading}`);
  }
});
