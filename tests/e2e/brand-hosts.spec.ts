import { request } from 'node:http';
import { expect, test } from '../support/portal-fixture.ts';
import { startOwnPortal } from '../support/own-portal.ts';

const primary = 'tideport.example';
const alternate = 'tideport-alt.example';

/** Hosts of the brand that an answer links to. */
const listHosts = (html: string) => [
  ...new Set(
    [...html.matchAll(/https:\/\/(?:[a-z]+\.)?(tideport(?:-alt)?\.example)/g)].map(([, host]) => host),
  ),
];

/** fetch chooses the Host header itself. */
function ask(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ text: string; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ text: Buffer.concat(chunks).toString(), location: response.headers.location }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('links follow the requested host, in pages and redirects, whichever was requested first', async ({
  portal,
}) => {
  for (const path of ['/en', '/en/about', '/ko/nothing']) {
    for (const host of [alternate, primary, `www.${alternate}:8443`, primary]) {
      const family = host.includes(alternate) ? alternate : primary;
      expect(listHosts((await ask(portal.origin, path, { host })).text), `${host}${path}`).toEqual([family]);
    }
  }
  const help = await ask(portal.origin, '/en/help', { host: alternate });
  expect(help.location).toBe(`https://help.${alternate}/en/help`);
});

test('an unknown host gets the links of the public origin and is repeated nowhere', async ({ portal }) => {
  for (const host of ['evil.example', `${primary}.evil.example`, `evil${primary}`]) {
    const { text } = await ask(portal.origin, '/en', { host });
    expect(listHosts(text)).toEqual([primary]);
    expect(text).not.toContain('evil');
  }
  // No proxy in front vouches for this header.
  const forged = await ask(portal.origin, '/en', { 'x-forwarded-host': alternate });
  expect(listHosts(forged.text)).toEqual([primary]);
});

test('behind a proxy the forwarded host counts, and links are alternate away from the primary host', async ({
  page,
}) => {
  const elsewhere = await startOwnPortal({
    PUBLIC_ORIGIN: 'https://wallet.elsewhere.example',
    TRUSTED_PROXIES: '1',
  });
  try {
    const asked = async (headers: Record<string, string>) =>
      listHosts((await ask(elsewhere.origin, '/en', headers)).text);
    expect(await asked({})).toEqual([alternate]);
    expect(await asked({ 'x-forwarded-host': primary })).toEqual([primary]);
    expect(await asked({ 'x-forwarded-host': `evil.example, ${primary}` })).toEqual([primary]);
    expect(await asked({ 'x-forwarded-host': 'evil.example' })).toEqual([alternate]);
    // No console noise: React would complain about links that differ from the server's.
    for (const [host, family] of [
      [primary, primary],
      ['wallet.elsewhere.example', alternate],
    ] as const) {
      await page.setExtraHTTPHeaders({ 'x-forwarded-host': host });
      await page.goto(`${elsewhere.origin}/en`);
      expect(listHosts(await page.locator('#root').innerHTML())).toEqual([family]);
    }
  } finally {
    // It loads the code of other pages when nothing else is to do.
    await page.close();
    await elsewhere.stop();
  }
});
