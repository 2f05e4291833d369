import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM'];

/**
 * Parts of the browser's own window, which nobody sees here: its address bar is a page that is loaded with every window and costs more
 * than most pages of ours. The lines after the first are Playwright's own list, which a list of ours replaces.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'AimEnabled'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

const testDir = 'tests/e2e';
/** Load, kills, memory and large files: they take all cores, and a limit that they measure must not depend on what runs beside them. */
const heavyDir = 'tests/heavy';
/**
 * Of those, portals that are killed, packaged and exported, or are several processes. They measure nothing and often wait for a process that starts or a payment that is
 * verified, and their processes, ports, folders and databases are their own: they run beside the browser tests. First, because they are long.
 */
const processes = ['kill', 'production-folder', 'static-copy', 'web-processes'].map(
  (name) => `**/${name}.spec.ts`,
);

/** What the tests of a file run against: a portal that sends mails, portals that the file starts itself, or the usual one. */
function portalOf(file: string): 'own' | 'mailing' | 'usual' {
  const source = readFileSync(join(import.meta.dirname, testDir, file), 'utf8');
  if (source.includes("from '../support/mailing-portal.ts'")) return 'mailing';
  const startsOwn = source.includes("scope: 'worker'") || /\btest\b.* from '@playwright\/test'/.test(source);
  return startsOwn ? 'own' : 'usual';
}

/**
 * A worker that gets a test with other fixtures ends its portal and starts another one, so the files of one portal follow each other. Those
 * with portals of their own come first: they are long, and a worker should not be left alone with one at the end.
 */
const files = Map.groupBy(
  readdirSync(join(import.meta.dirname, testDir)).filter((file) => file.endsWith('.spec.ts')),
  portalOf,
);
const projects = (['own', 'mailing', 'usual'] as const).map((name) => ({
  name,
  testDir,
  testMatch: (files.get(name) ?? []).map((file) => `**/${file}`),
}));

export default defineConfig({
  projects: [
    { name: 'processes', testDir: heavyDir, testMatch: processes },
    ...projects,
    { name: 'heavy', testDir: heavyDir, testIgnore: processes, workers: 1 },
  ],
  outputDir: 'test-results/browser',
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A second try, and a third; `npm test` lists each test that needed one (CONTRIBUTING.md says what follows).
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    // What a failure looked like is enough to begin with. Recording every test costs half as much again as running it: `--trace on`.
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
  },
});
