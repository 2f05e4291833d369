import { statfs } from 'node:fs/promises';
import type { AlertReading, AlertReadings } from '#features/team/alerts/model/judge-readings.ts';
import { findAnchor } from '#features/team/audit/server/audit-anchor.ts';
import { mailKinds } from '#features/team/mail/model/mail-kind.ts';
import type { Outbox } from '#features/team/mail/server/outbox.ts';
import type { BackupPlan } from '#platform/backup/scheduled-backups.ts';
import type { Database } from '#platform/database/database.ts';
import type { DatabaseFigures, ScanFigures } from './metrics/read-figures.ts';
import type { ReadBackups } from './metrics/shared-figures.ts';

type Figures = Pick<DatabaseFigures, 'jobs' | 'runs' | 'findings' | 'scans'>;

function readingsOfChain(
  scans: readonly ScanFigures[],
): Pick<AlertReadings, 'chain-behind' | 'chain-halted'> {
  const [first] = scans;
  if (!first) return {};
  const subject = String(first.chainId);
  const read = scans.flatMap(({ readSeconds }) => (readSeconds === undefined ? [] : [readSeconds]));
  const halted = scans.filter(({ issue }) => issue !== null).length;
  return {
    'chain-behind': read.length > 0 ? [{ subject, figure: Math.max(...read) }] : [],
    'chain-halted': [{ subject, figure: halted }],
  };
}

/** What the figures of the metrics say, as alerts are judged by it. */
function readingsOfFigures({ jobs, runs, findings, scans }: Figures): AlertReadings {
  const queues = jobs.map(({ queue, overdueSeconds: figure }) => ({ subject: queue as string, figure }));
  const looks = queues.filter(({ subject }) => subject === 'watch-looks');
  return {
    'jobs-stuck': queues.filter(({ subject }) => subject !== 'watch-looks'),
    // Where this node does not look at links, another one may.
    ...(looks.length > 0 && { 'watch-behind': looks.map(({ figure }) => ({ subject: '', figure })) }),
    'job-failing': runs.map(({ name: subject, successSeconds: figure, everySeconds: planned }) => ({
      ...{ subject, figure, planned },
    })),
    'hijack-open': [{ subject: '', figure: findings.hijacks }],
    ...readingsOfChain(scans),
  };
}

/** What all nodes share. @returns nothing known where the database does not answer */
export async function readPortal(
  figures: DatabaseFigures | undefined,
  outbox: Pick<Outbox, 'sends' | 'countRefused'>,
): Promise<AlertReadings> {
  if (!figures) return {};
  return {
    ...readingsOfFigures(figures),
    ...(outbox.sends && {
      'mail-refused': [{ subject: '', figure: await outbox.countRefused(mailKinds) }],
    }),
  };
}

/** Of a disk, what users other than root may fill. */
async function readDisk(folder: string): Promise<number | undefined> {
  const { blocks, bfree, bavail } = await statfs(folder);
  const used = blocks - bfree;
  const usable = used + bavail;
  return usable > 0 ? (100 * used) / usable : undefined;
}

interface NodeSources {
  database: Database;
  dataDir: string;
  /** Host of this node. */
  node: string;
  backups: Pick<BackupPlan, 'hours'> | undefined;
  readBackups: ReadBackups;
  now: () => Date;
}

const hourSeconds = 60 * 60;

async function readingsOfBackups({
  backups,
  readBackups,
  now,
}: NodeSources): Promise<AlertReading[] | undefined> {
  if (!backups) return undefined;
  const latest = (await readBackups())?.latest;
  const figure = latest ? Math.max(0, (now().getTime() - latest.getTime()) / 1000) : null;
  return [{ subject: '', figure, planned: backups.hours * hourSeconds }];
}

/** What a node knows by itself: its disk, what it knows of the audit log, and the backups where it plans them. */
export async function readNode(sources: NodeSources): Promise<AlertReadings> {
  const { database, dataDir, node: subject } = sources;
  const used = await readDisk(dataDir);
  const { found } = await findAnchor(database, dataDir);
  const late = await readingsOfBackups(sources);
  return {
    ...(used !== undefined && { 'disk-full': [{ subject, figure: used }] }),
    'audit-changed': [{ subject, figure: found === 'same' ? 0 : 1 }],
    ...(late && { 'backup-late': late }),
  };
}
