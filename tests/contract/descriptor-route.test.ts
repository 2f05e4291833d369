import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createClearSigning } from '#features/store/clear-signing/server/clear-signing.ts';
import type { Database } from '#platform/database/database.ts';
import { presentError } from '#platform/http/present-error.ts';
import { createLog } from '#platform/log/log.ts';
import type { VisitorEnvironment } from '#routes/api/submissions/visitor-environment.ts';
import { createDescriptorRoutes } from '#routes/api/tools/descriptor-routes.ts';
import { withCheckedAnswers } from '../support/contract/with-checked-answers.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { permit2, permitFile, router, routerFile, weth } from '../support/descriptors.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { seedDeskCatalogue } from '../support/seed-desk-catalogue.ts';

const log = createLog('silent');
const at = '2026-11-30T10:00:00.000Z';

/** A file that is in force. */
async function describeContract(database: Database, address: string, file: object): Promise<void> {
  const body = JSON.stringify(file);
  const sha256 = createHash('sha256').update(body).digest('hex');
  const kind = address === permit2 ? 'message' : 'call';
  const row = { chain_id: '1', address, kind, owner: 'An exchange', actor: 'ana@example.org' };
  await database
    .insertInto('clear_signing')
    .values({ ...row, body, sha256, at })
    .execute();
}

async function listToken(database: Database, address: string): Promise<void> {
  await database
    .insertInto('tokens')
    .values({
      ...{ chain_hid: 1, name: 'Wrapped Ether', symbol: 'WETH', bl_symbol: 'ETH' },
      ...{ address, address_key: address, decimal: 18, precision: 4, total_supply: '', gas: '' },
      ...{ website: '', descriptions: '{}', icon_url: '', token_protocol: 'ERC20', create_time: at },
    })
    .execute();
}

describeOnEachEngine('the call that asks how a contract is described', (open) => {
  async function prepare(requests?: number) {
    const { database } = await open();
    await seedDeskCatalogue(database);
    await listNow(database, [newDapp('Lagoon', { contracts: [{ chain_hid: 1, address: router }] })]);
    await listToken(database, weth);
    const clearSigning = createClearSigning({ database });
    const app = new Hono<VisitorEnvironment>();
    app.onError(presentError(log));
    app.use(async (c, next) => {
      c.set('clientAddress', '192.0.2.1');
      await next();
    });
    app.route(
      '/',
      createDescriptorRoutes({ clearSigning, publicOrigin: 'https://wallet.example.org' }, requests),
    );
    withCheckedAnswers(app as unknown as Hono);
    const ask = (contract: string, chain = '1', headers: Readonly<Record<string, string>> = {}) =>
      app.request(`/api/tools/descriptors/${chain}/${contract}`, { headers });
    const read = async (contract: string, chain?: string) =>
      ((await (await ask(contract, chain)).json()) as { data: unknown }).data;
    return { database, ask, read };
  }

  const nothing = { descriptors: [], tokens: [] };

  it('gives the files of a listed contract with the listed tokens that they name, and is kept by no cache', async () => {
    const { database, ask, read } = await prepare();
    const file = { ...routerFile, note: weth };
    await describeContract(database, router, file);
    expect(await read(router)).toEqual({
      descriptors: [JSON.stringify(file)],
      tokens: [{ address: weth, symbol: 'WETH', decimals: 18 }],
    });
    expect((await ask(router)).headers.get('cache-control')).toBe('no-store');
    expect(await read(router, '56')).toEqual(nothing);
  });

  it('gives nothing for a contract of no listed item', async () => {
    const { database, read } = await prepare();
    await describeContract(database, permit2, permitFile);
    expect(await read(permit2)).toEqual(nothing);
    expect(await read(weth)).toEqual(nothing);
  });

  it('knows listed tokens by their contract', async () => {
    const { database, read } = await prepare();
    await describeContract(database, weth, {});
    expect(await read(weth)).toEqual({
      descriptors: ['{}'],
      tokens: [{ address: weth, symbol: 'WETH', decimals: 18 }],
    });
  });

  it('refuses what is no contract in small letters, and pages of other sites', async () => {
    const { ask } = await prepare();
    for (const [contract, chain] of [
      ['0x12', '1'],
      [router.toUpperCase(), '1'],
      [router, '0'],
      [router, 'eth'],
      [router, '1'.repeat(17)],
    ] as const)
      expect((await ask(contract, chain)).status).toBe(400);
    const from = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await ask(router, '1', from)).status).toBe(403);
  });

  it('says when an address has asked too often', async () => {
    const { ask } = await prepare(2);
    const statuses = [await ask(router), await ask(router), await ask(router)].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
