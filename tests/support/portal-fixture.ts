import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { startDevChain, type DevChain } from '#platform/chain/dev/dev-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { freePort } from './free-port.ts';
import { startOwnPortal } from './own-portal.ts';
import { startPortalProcess, type PortalProcess } from './portal-process.ts';
import { withReadyPages } from './until-ready.ts';
import { startSwitchableProxy, type SwitchableProxy } from './switchable-proxy.ts';

interface Portal extends PortalProcess {
  chain: DevChain;
  /** Between the portal and the chain, so that a test can take the endpoint away. */
  endpoint: SwitchableProxy;
}

/** The browser's own console output about a response that the test provokes. */
const expectedNoise = /Failed to load resource: the server responded with a status of (4\d\d|503)/;

/** Fails when the page writes to its console during the work. @param expected what may be written */
export async function failOnNoise(
  page: Page,
  expected: RegExp | null,
  run: () => Promise<void>,
): Promise<void> {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (!expectedNoise.test(message.text()) && !expected?.test(message.text()))
      heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`error: ${error.stack || error.message}`));
  await run();
  expect(heard, 'the page wrote to the console').toEqual([]);
}

/** So much of what the portal printed is kept with a test that failed. */
const outputLength = 20_000;

/**
 * One portal with its own database, chain and desk for each worker; each test gets a page that must stay
 * silent. `editing` is a second one, for tests that change what every visitor sees: the first to ask for it starts it. Its desk has a host name,
 * which passkeys need.
 */
export const test = base.extend<
  { expectNoise: RegExp | null; startOwnPortal: typeof startOwnPortal },
  { portal: Portal; editing: PortalProcess }
>({
  /** The browser's own messages about a failure that the test provokes. */
  expectNoise: [null, { option: true }],
  /** Starts portals that no other test sees; they end with the test, also when it fails. */
  startOwnPortal: [
    async ({}, provide) => {
      const started: PortalProcess[] = [];
      await provide(async (...settings) => {
        const portal = await startOwnPortal(...settings);
        started.push(portal);
        return portal;
      });
      await Promise.all(started.map((each) => each.stop()));
    },
    // For every test, so that it is set up before the page: a page that is still loading must not ask a portal that is gone.
    { auto: true },
  ],
  portal: [
    async ({}, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'tideport-e2e-'));
      const chain = await startDevChain({
        stateFile: join(dataDir, 'chain/state.json'),
        log: createLog('silent'),
      });
      const endpoint = await startSwitchableProxy(chain.rpcUrl);
      const env = { SHARED_BY_TESTS: 'true' };
      const portal = await startPortalProcess({ dataDir, rpcUrl: endpoint.url, env });
      await provide({ ...portal, chain, endpoint });
      await portal.stop();
      await endpoint.close();
      await chain.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  editing: [
    async ({}, provide) => {
      const port = String(await freePort());
      const deskOrigin = `http://localhost:${port}`;
      const portal = await startOwnPortal({ DESK_PORT: port, DESK_ORIGIN: deskOrigin });
      await provide({ ...portal, deskOrigin });
      await portal.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, provide) => provide(portal.origin),
  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled !== false) context.on('page', withReadyPages);
    await provide(context);
  },
  page: async ({ page, portal, expectNoise }, provide, info) => {
    await failOnNoise(page, expectNoise, () => provide(page));
    if (info.status !== info.expectedStatus)
      await info.attach('portal', { body: portal.output().slice(-outputLength) });
  },
});

export { expect };
