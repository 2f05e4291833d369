import { runLoad } from '../support/load/run-load.ts';
import type { Report } from './figure.ts';

const durationMs = 30_000;
const megabyte = 1024 * 1024;

/** What a visitor waits for while everything attacks: no answer should take longer than 250 ms, and the process less than 700 MB. */
export async function benchLoad(report: Report): Promise<void> {
  const { probes, peakBytes, answered, isAlive } = await runLoad(durationMs);
  for (const path of new Set(probes.map((probe) => probe.path))) {
    const times = probes
      .filter((probe) => probe.path === path)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
    const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? Number.NaN).toFixed(0);
    report({
      name: `${path} while attacked`,
      figure: `${times.length} answers, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, slowest ${at(1)} ms`,
    });
  }
  const unanswered = probes.filter(({ status }) => status !== 200).length;
  report({
    name: 'the process',
    figure: `${unanswered} unanswered, peak ${(peakBytes / megabyte).toFixed(0)} MB, ${isAlive ? 'alive' : 'dead'}`,
  });
  for (const [attack, counts] of Object.entries(answered))
    report({ name: `attack: ${attack}`, figure: JSON.stringify(counts) });
}
