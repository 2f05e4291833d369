import { execFile, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { installDebianPackages } from '../support/debian-packages.ts';
import { hasProgram } from './has-program.ts';

/** Installs what is faster than the server, where we may; without it autocannon is the limit, and the figures say so. */
export function prepareLoad(): { client: 'wrk' | 'autocannon'; hasNginx: boolean } {
  const missing = ['wrk', 'nginx'].filter((command) => !hasProgram(command));
  if (missing.length > 0) installDebianPackages(missing);
  return { client: hasProgram('wrk') ? 'wrk' : 'autocannon', hasNginx: hasProgram('nginx') };
}

const canPin = cpus().length > 1 && hasProgram('taskset');
const serverCore = '0';
const clientCore = '1';

/** Keeps a server and all its threads on one core; the client has another. */
export function pinServer(pid: number): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', serverCore, String(pid)], { stdio: 'ignore' });
}

export interface Measured {
  perSecond: number;
  /** Milliseconds that one of a hundred answers took at least. */
  slowestMs: number;
}

const seconds = 3;
const connections = 64;

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };

/** @param output of `wrk --latency` */
export function readWrk(output: string): Measured {
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, slowest, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  if (!perSecond || !slowest || /Non-2xx or 3xx|Socket errors/.test(output))
    throw new Error(`wrk said:\n${output}`);
  return { perSecond: Number(perSecond), slowestMs: Number(slowest) * (units[unit!] ?? 1) };
}

async function byWrk(url: string, headers: Record<string, string>): Promise<Measured> {
  const command = [
    ...(canPin ? ['taskset', '-c', clientCore] : []),
    ...['wrk', '--latency', '-t', '1', '-c', String(connections), '-d', `${seconds}s`],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ];
  const { stdout } = await promisify(execFile)(command[0]!, command.slice(1));
  return readWrk(stdout);
}

async function byAutocannon(url: string, headers: Record<string, string>): Promise<Measured> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
  });
  if (errors > 0 || (non2xx > 0 && !headers['if-none-match']))
    throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx`);
  return { perSecond: requests.average, slowestMs: latency.p99 };
}

/** How many requests a server answers in a second over 64 connections. */
export function measureRequests(
  client: 'wrk' | 'autocannon',
  url: string,
  headers: Record<string, string>,
): Promise<Measured> {
  return client === 'wrk' ? byWrk(url, headers) : byAutocannon(url, headers);
}
