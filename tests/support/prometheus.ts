import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { installDebianPackages } from './debian-packages.ts';
import { freePort } from './free-port.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

const programs = { prometheus: '/usr/bin/prometheus', promtool: '/usr/bin/promtool' };

export const alertsFile = join(import.meta.dirname, '../../docs/monitoring/alerts.yml');

/** @throws when Prometheus is not installed and cannot be */
export function requirePrometheus(): void {
  if (!existsSync(programs.prometheus)) installDebianPackages(['prometheus']);
  if (!existsSync(programs.prometheus))
    throw new Error(`These tests need Prometheus at ${programs.prometheus} (Debian's package prometheus)`);
}

/** What `promtool` says about the alerts. @param args `{file}` is a file with this content */
export function askPromtool(args: readonly string[], content: unknown = {}): { ok: boolean; output: string } {
  const file = join(useTemporaryFolder(), 'input.yml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(content));
  const given = args.map((one) => one.replaceAll('{file}', file));
  const { status, stdout, stderr } = spawnSync(programs.promtool, given, { encoding: 'utf8' });
  return { ok: status === 0, output: stdout + stderr };
}

/** Names of the alerts. */
export function listAlerts(): string[] {
  const { groups } = parse(readFileSync(alertsFile, 'utf8')) as {
    groups: { rules: { alert: string }[] }[];
  };
  return groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
}

/**
 * A Prometheus that reads a portal each second and has the alerts; ends with the test.
 * @param scrape the first entry of `scrape_configs`
 */
export async function startPrometheus(scrape: object) {
  const folder = useTemporaryFolder();
  const config = join(folder, 'prometheus.yml');
  const content = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [alertsFile],
    scrape_configs: [scrape],
  };
  writeFileSync(config, JSON.stringify(content));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    programs.prometheus,
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${new URL(origin).host}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`);
    return ((await answer.json()) as { data: unknown }).data;
  };
  return {
    /** Values of an expression of PromQL, one for each series. */
    async ask(expression: string): Promise<number[]> {
      const data = await read(`/api/v1/query?query=${encodeURIComponent(expression)}`);
      return (data as { result: { value: [number, string] }[] }).result.map(({ value }) => Number(value[1]));
    },
    /** Health of each alert by its name: `ok` once its expression was evaluated. */
    async listHealth(): Promise<Record<string, string>> {
      const data = (await read('/api/v1/rules')) as {
        groups: { rules: { name: string; health: string }[] }[];
      };
      const rules = data.groups.flatMap((group) => group.rules);
      return Object.fromEntries(rules.map(({ name, health }) => [name, health]));
    },
  };
}
