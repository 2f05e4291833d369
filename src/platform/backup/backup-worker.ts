import { parentPort, workerData } from 'node:worker_threads';
import { backUp, type DataPlace } from './backup.ts';

/* A thread for one backup: SQLite reads without pauses, which the thread that listens could not. */

const { place, folder, keep } = workerData as { place: DataPlace; folder: string; keep: number };
const { file, tables, rows, deleted } = await backUp(place, { folder, keep, now: new Date() });
parentPort?.postMessage({ file, tables, rows, deleted });
