import { collectDefaultMetrics, Registry } from 'prom-client';
import type { BackupPlan } from '#platform/backup/scheduled-backups.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { MeasuredFigures } from '../processes/process-messages.ts';
import { isFirst, onlyProcess, type ProcessPart } from '../processes/process-part.ts';
import type { RenderLoad } from '../rendering/render-pool.ts';
import type { ResponseStores } from '../response-stores.ts';
import { addCounter, addGauge } from './add-figures.ts';
import { mergeFigures } from './merge-figures.ts';
import { countMax, type DatabaseFigures } from './read-figures.ts';
import type { RoutePattern } from './route-pattern.ts';
import type { ReadBackups, ReadSharedFigures } from './shared-figures.ts';
import { createTraffic, type VisitorsTraffic, type WatchRequest } from './traffic.ts';

export interface MetricsOptions {
  /** Who sends it may read. */
  token: string;
  /** The routes of the visitors' API. */
  api: RoutePattern;
  stores: ResponseStores;
  figures: ReadSharedFigures;
  /** Absent where nothing is rendered in threads. */
  readLoad?: (() => RenderLoad) | undefined;
  open: Pick<OpenDatabase, 'database' | 'readPool'>;
  backups: Pick<BackupPlan, 'hours'> | undefined;
  readBackups: ReadBackups;
  /** Of the processes whose metrics one scrape reads; the only one by default. */
  part?: ProcessPart | undefined;
  /** What the other processes measure; absent where there are none. */
  readOthers?: (() => Promise<readonly MeasuredFigures[]>) | undefined;
  now: () => Date;
}

export interface Metrics {
  token: string;
  visitors: VisitorsTraffic;
  watchDesk(routes: RoutePattern): WatchRequest;
  /** Everything in Prometheus' text format; what cannot be read is absent. */
  read(): Promise<string>;
  /** What this process measures, for the one that is scraped. */
  tell(): Promise<MeasuredFigures>;
  contentType: string;
}

function addStores(registry: Registry, stores: ResponseStores): void {
  const each = (value: (store: ResponseStores['pages']) => number) => () =>
    Object.entries(stores).map(([store, kept]) => ({ labels: { store }, value: value(kept) }));
  const labelNames = ['store'];
  addCounter(registry, {
    name: 'tideport_store_hits_total',
    help: 'Responses that were found in a store.',
    ...{ labelNames, read: each(({ hits }) => hits) },
  });
  addCounter(registry, {
    name: 'tideport_store_misses_total',
    help: 'Responses that had to be created.',
    ...{ labelNames, read: each(({ misses }) => misses) },
  });
  addGauge(registry, {
    name: 'tideport_store_entries',
    help: 'Responses in a store.',
    ...{ labelNames, read: each(({ size }) => size) },
  });
  addGauge(registry, {
    name: 'tideport_store_bytes',
    help: 'Bytes of the responses in a store, with what they need beside their bodies.',
    ...{ labelNames, read: each(({ bytes }) => bytes) },
  });
}

function addRendering(registry: Registry, readLoad: () => RenderLoad): void {
  addGauge(registry, {
    name: 'tideport_render_tasks',
    help: 'Pages, pictures, mails and compressions that run or wait for a thread.',
    labelNames: ['state'],
    read: () => {
      const { running, waiting } = readLoad();
      return [
        { labels: { state: 'running' }, value: running },
        { labels: { state: 'waiting' }, value: waiting },
      ];
    },
  });
  addGauge(registry, {
    name: 'tideport_render_waiting_limit',
    help: 'How many may wait; what comes then is refused.',
    read: () => [{ value: readLoad().waitingMax }],
  });
  addGauge(registry, {
    name: 'tideport_render_threads',
    help: 'Threads that live; idle ones are given back.',
    read: () => [{ value: readLoad().threads }],
  });
}

function addPool(registry: Registry, readPool: NonNullable<OpenDatabase['readPool']>): void {
  addGauge(registry, {
    name: 'tideport_database_connections',
    help: 'Connections to PostgreSQL.',
    labelNames: ['state'],
    read: () => {
      const { open, idle } = readPool();
      return [
        { labels: { state: 'busy' }, value: open - idle },
        { labels: { state: 'idle' }, value: idle },
      ];
    },
  });
  addGauge(registry, {
    name: 'tideport_database_connections_limit',
    help: 'How many connections may be open (DATABASE_CONNECTIONS).',
    read: () => [{ value: readPool().max }],
  });
  addGauge(registry, {
    name: 'tideport_database_waiting',
    help: 'Queries that wait for a connection.',
    read: () => [{ value: readPool().waiting }],
  });
}

function addJobs(registry: Registry, figures: ReadSharedFigures): void {
  const each = (value: (job: DatabaseFigures['jobs'][number]) => number) => async () =>
    ((await figures())?.jobs ?? []).map((job) => ({ labels: { queue: job.queue }, value: value(job) }));
  const labelNames = ['queue'];
  addGauge(registry, {
    name: 'tideport_jobs_waiting',
    help: `Jobs that wait, ${countMax} at most: mails, requests of mails, webhooks, payments to check, looks at listed links that are due.`,
    ...{ labelNames, read: each(({ waiting }) => waiting) },
  });
  addGauge(registry, {
    name: 'tideport_jobs_oldest_seconds',
    help: 'Age of the oldest job that waits, those included that are tried again later; 0 where none waits.',
    ...{ labelNames, read: each(({ oldestSeconds }) => oldestSeconds) },
  });
  addGauge(registry, {
    name: 'tideport_jobs_overdue_seconds',
    help: 'How long the first job could have been done already; 0 where every job waits for its time.',
    ...{ labelNames, read: each(({ overdueSeconds }) => overdueSeconds) },
  });
}

function addRuns(registry: Registry, figures: ReadSharedFigures): void {
  const each = (value: (run: DatabaseFigures['runs'][number]) => number) => async () =>
    ((await figures())?.runs ?? []).map((run) => ({ labels: { name: run.name }, value: value(run) }));
  const labelNames = ['name'];
  addGauge(registry, {
    name: 'tideport_jobs_success_seconds',
    help: 'Time since a job that is done now and then last ended well, on whatever node; since it was first planned where it never has.',
    ...{ labelNames, read: each(({ successSeconds }) => successSeconds) },
  });
  addGauge(registry, {
    name: 'tideport_jobs_planned_seconds',
    help: 'Time from one run of such a job to the next.',
    ...{ labelNames, read: each(({ everySeconds }) => everySeconds) },
  });
  addGauge(registry, {
    name: 'tideport_jobs_failed',
    help: 'Whether the last run of such a job failed: 1 or 0.',
    ...{ labelNames, read: each(({ hasFailed }) => (hasFailed ? 1 : 0)) },
  });
}

function addFindings(registry: Registry, figures: ReadSharedFigures): void {
  addGauge(registry, {
    name: 'tideport_watch_findings_open',
    help: `Findings about listed links that wait for a person, ${countMax} at most.`,
    labelNames: ['hijack'],
    read: async () => {
      const findings = (await figures())?.findings;
      return findings
        ? [
            { labels: { hijack: 'yes' }, value: findings.hijacks },
            { labels: { hijack: 'no' }, value: findings.others },
          ]
        : [];
    },
  });
}

function addChain(registry: Registry, figures: ReadSharedFigures): void {
  addGauge(registry, {
    name: 'tideport_chain_read_seconds',
    help: 'Time since the donation chain was read up to the latest block of its endpoint, of the receiving address that is furthest behind.',
    labelNames: ['chain'],
    read: async () => {
      const scans = (await figures())?.scans.filter(({ readSeconds }) => readSeconds !== undefined) ?? [];
      const [first] = scans;
      if (!first) return [];
      const value = Math.max(...scans.map(({ readSeconds = 0 }) => readSeconds));
      return [{ labels: { chain: String(first.chainId) }, value }];
    },
  });
  addGauge(registry, {
    name: 'tideport_chain_halted',
    help: 'Receiving addresses whose transfers the endpoint does not let us read; "lagging" is an endpoint that is behind what was read.',
    labelNames: ['chain', 'issue'],
    read: async () => {
      const issues = new Map<string, { labels: { chain: string; issue: string }; value: number }>();
      for (const { chainId, issue } of (await figures())?.scans ?? []) {
        if (issue === null) continue;
        const value = (issues.get(issue)?.value ?? 0) + 1;
        issues.set(issue, { labels: { chain: String(chainId), issue }, value });
      }
      return [...issues.values()];
    },
  });
}

function addBackups(
  registry: Registry,
  { hours }: NonNullable<MetricsOptions['backups']>,
  { readBackups, now }: Pick<MetricsOptions, 'readBackups' | 'now'>,
): void {
  addGauge(registry, {
    name: 'tideport_backup_store_up',
    help: 'Whether the place of the backups (BACKUP_FOLDER) can be read.',
    read: async () => [{ value: (await readBackups()) ? 1 : 0 }],
  });
  addGauge(registry, {
    name: 'tideport_backup_age_seconds',
    help: 'Age of the latest backup; absent where there is none.',
    read: async () => {
      const time = (await readBackups())?.latest;
      return time ? [{ value: Math.max(0, (now().getTime() - time.getTime()) / 1000) }] : [];
    },
  });
  addGauge(registry, {
    name: 'tideport_backup_planned_seconds',
    help: 'Time from one backup to the next (BACKUP_HOURS).',
    read: () => [{ value: hours * 60 * 60 }],
  });
}

/** What the database has for all processes: the first one tells it. */
function addShared(registry: Registry, options: MetricsOptions): void {
  const { figures, backups } = options;
  addJobs(registry, figures);
  addRuns(registry, figures);
  addFindings(registry, figures);
  addChain(registry, figures);
  if (backups) addBackups(registry, backups, options);
}

/** Everything that is measured, and what counts it. */
export function createMetrics(options: MetricsOptions): Metrics {
  const { token, api, stores, figures, readLoad, open, part = onlyProcess, readOthers } = options;
  const registry = new Registry();
  if (part.count > 1) registry.setDefaultLabels({ process: String(part.number) });
  collectDefaultMetrics({ register: registry });
  const traffic = createTraffic(registry, api);
  addStores(registry, stores);
  if (readLoad) addRendering(registry, readLoad);
  if (open.readPool) addPool(registry, open.readPool);
  addGauge(registry, {
    name: 'tideport_database_up',
    help: 'Whether the database answers in time; where it does not, jobs, findings and the chain are absent.',
    read: async () => [{ value: (await figures()) ? 1 : 0 }],
  });
  if (isFirst(part)) addShared(registry, options);
  const tell = () => registry.getMetricsAsJSON();
  const readAll = async (read: NonNullable<typeof readOthers>) => {
    const [own, others] = await Promise.all([tell(), read()]);
    return mergeFigures([own, ...others]);
  };
  return {
    token,
    visitors: traffic.visitors,
    watchDesk: traffic.watchDesk,
    read: () => (readOthers ? readAll(readOthers) : registry.metrics()),
    tell,
    contentType: registry.contentType,
  };
}
