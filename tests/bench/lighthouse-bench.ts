import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inLanguage, listEveryPage } from '../support/every-page.ts';
import { findChromium } from '../support/find-chromium.ts';
import { startPortalProcess } from '../support/portal-process.ts';
import type { Report } from './figure.ts';
import { hasProgram } from './has-program.ts';

/** What Lighthouse's JSON report says, as far as it is used here. */
interface LighthouseReport {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const runs = 3;
/** Of 100, on a phone. */
const goal = 98;
/** Besides performance; they are the same in each run. */
const otherCategories = ['accessibility', 'best-practices', 'seo'];

const run = promisify(execFile);

async function readReport(
  url: string,
  chromium: string,
  categories: readonly string[],
): Promise<LighthouseReport> {
  const { stdout } = await run(
    'lighthouse',
    [
      url,
      '--output=json',
      '--quiet',
      '--ignore-status-code',
      '--chrome-flags=--headless --no-sandbox',
      `--only-categories=${categories.join(',')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64_000_000 },
  );
  return JSON.parse(stdout) as LighthouseReport;
}

const marksOf = ({ categories }: LighthouseReport, name: string) =>
  Math.round((categories[name]?.score ?? 0) * 100);

const mostAttempts = 3;

/** Now and then a browser records nothing, and Lighthouse ends with an error or without a mark: that run says nothing about the page. */
async function readMarked(url: string, chromium: string, categories: readonly string[]) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const report = await readReport(url, chromium, categories);
      if (report.categories['performance']?.score != null) return report;
      throw new Error(`Lighthouse gave ${url} no mark.`);
    } catch (error) {
      if (attempt === mostAttempts) throw error;
    }
  }
}

/** The report with the middle mark for performance, and the marks for everything else. */
async function measurePage(url: string, chromium: string) {
  const first = await readMarked(url, chromium, ['performance', ...otherCategories]);
  const all = [first];
  while (all.length < runs) all.push(await readMarked(url, chromium, ['performance']));
  const sorted = all.toSorted((a, b) => marksOf(a, 'performance') - marksOf(b, 'performance'));
  return {
    median: sorted[Math.floor(runs / 2)]!,
    others: otherCategories.map((name) => marksOf(first, name)),
  };
}

/**
 * Every page in English and Thai as Lighthouse sees it on a phone (its simulated slow 4G and a processor four times slower).
 * @throws Error where the program `lighthouse` is not installed
 */
export async function benchLighthouse(report: Report): Promise<void> {
  if (!hasProgram('lighthouse'))
    throw new Error('Lighthouse is not installed: npm install --global lighthouse');
  const chromium = await findChromium();
  const dataDir = mkdtempSync(join(tmpdir(), 'tideport-lighthouse-'));
  // No payment is checked here, so the chain's address needs no endpoint.
  const portal = await startPortalProcess({ dataDir, rpcUrl: 'http://127.0.0.1:9' });
  try {
    for (const locale of ['en', 'th'])
      for (const path of listEveryPage().map((each) => inLanguage(locale, each))) {
        // The first visit draws the page; a visitor's page is stored already.
        await (await fetch(portal.origin + path)).text();
        const { median, others } = await measurePage(portal.origin + path, chromium);
        const of = (name: string) => median.audits[name]?.numericValue ?? Number.NaN;
        const performance = marksOf(median, 'performance');
        report({
          name: path,
          figure:
            `${performance} (others ${others.join(', ')}); first paint ${(of('first-contentful-paint') / 1000).toFixed(2)} s, ` +
            `largest ${(of('largest-contentful-paint') / 1000).toFixed(2)} s, blocked ${of('total-blocking-time').toFixed(0)} ms, ` +
            `moved ${of('cumulative-layout-shift').toFixed(3)}`,
          ratio: `${performance} of ${goal}`,
          isOver: performance < goal,
        });
      }
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
