import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortalProcess } from '../support/portal-process.ts';
import { expect, test } from '../support/portal-fixture.ts';
import { openReady } from './store-ready.ts';

test('away from the primary host every link leads to the alternate family, on the server and in the browser', async ({
  page,
  portal,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideport-hosts-'));
  const elsewhere = await startPortalProcess({
    dataDir,
    rpcUrl: portal.endpoint.url,
    env: { PUBLIC_ORIGIN: 'https://wallet.elsewhere.example', TRUSTED_PROXIES: '0' },
  });
  const listHosts = (html: string) =>
    new Set(
      [...html.matchAll(/https:\/\/(?:[a-z]+\.)?(tideport(?:-alt)?\.example)/g)].map(([, host]) => host),
    );
  const served = await (await fetch(`${elsewhere.origin}/en`)).text();
  expect([...listHosts(served)]).toEqual(['tideport-alt.example']);
  expect([...listHosts(await (await fetch(`${portal.origin}/en`)).text())]).toEqual(['tideport.example']);
  // The page stays silent: React would complain of links that differ from the server's.
  await openReady(page, `${elsewhere.origin}/en`);
  const shown = await page.locator('#root').innerHTML();
  expect([...listHosts(shown)]).toEqual(['tideport-alt.example']);
  const help = await fetch(`${elsewhere.origin}/en/help`, { redirect: 'manual' });
  expect(help.headers.get('location')).toBe('https://help.tideport-alt.example/en/help');
  await elsewhere.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
