import { parentPort, workerData } from 'node:worker_threads';
import { backUp, type BackupOptions, type DataPlace } from './backup.ts';

/* A thread for one backup: SQLite reads without pauses, which the thread that listens could not. */

const { place, ...options } = workerData as { place: DataPlace } & Omit<BackupOptions, 'now'>;
const { file, tables, rows, deleted } = await backUp(place, { ...options, now: new Date() });
parentPort?.postMessage({ file, tables, rows, deleted });
