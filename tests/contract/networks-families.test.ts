import { expect, it } from 'vitest';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { extraChainHid } from '#features/core/chains/model/extra-chain-hid.ts';
import { familyChainHid } from '#features/core/chains/model/family-chain-hid.ts';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import type { NetworkFields } from '#features/listing/catalogue-editing/model/new-network.ts';
import { createCatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import { deskUploadKey } from '#features/listing/catalogue-editing/server/check-edit.ts';
import { createFileStore } from '#features/submission/uploads/server/file-store.ts';
import { seedContent } from '#content/seed.ts';
import { testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { testOpener } from '../support/file-opener.ts';
import { drawLogo } from '../support/submission-world.ts';
import { onePerson } from '../support/one-person.ts';
import { readFewListings } from '../support/part-of-content.ts';

const mara = { id: 'mara', email: 'mara@example.org' };
const now = () => new Date('2026-11-21T10:00:00Z');

const quay: NetworkFields = {
  ...{ ns: 'cosmos', chain_id: 'quay-1', title: 'Quay Hub', short: 'QUAY', icon: '' },
  explorer: {
    url: 'https://scan.quay.example',
    tx: 'https://scan.quay.example/tx/{hash}',
    address: 'https://scan.quay.example/account/{address}',
  },
};
const quayHid = familyChainHid({ ns: 'cosmos', chainId: 'quay-1' }, () => false);

describeOnEachEngine('networks of any family', (open) => {
  async function prepare() {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readFewListings() });
    const { database } = opened;
    const order = createCatalogueOrder({ database, rule: onePerson, now });
    const catalogue = createCatalogue({ ...opened, now: testNow });
    const find = async (q: string) => (await order.listNetworks({ q, page: 1, perPage: 100 })).data[0];
    const add = (changed: Partial<NetworkFields> = {}) =>
      order.addNetwork({ fields: { ...quay, ...changed } }, mara);
    const log = async () => {
      const { data } = await createAudit({ database }).list({ page: 1, perPage: 9, area: 'catalogue' });
      return data.map(({ action, subject }) => `${action} ${subject}`);
    };
    return { database, order, catalogue, find, add, log };
  }

  it('are added from fields, and are in the API immediately, with who added them at the desk', async () => {
    const { add, catalogue, find, log } = await prepare();
    expect(await add()).toEqual({ ok: true, hid: quayHid });
    const shown = (await catalogue.listBlockchains()).find(({ hid }) => hid === quayHid);
    expect(shown).toEqual({
      ...{ hid: quayHid, title: 'Quay Hub', ns: 'cosmos', deprecated: 0 },
      icon_url: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.svg$/),
      metadata: '{"chain_id":"quay-1"}',
    });
    expect(await find('quay-1')).toMatchObject({
      ...{ id: quayHid, network: null, explorer: quay.explorer, isListed: true },
      added: { by: mara.email, at: now().toISOString() },
    });
    expect((await find('Cosmos Hub'))?.added).toBeNull();
    expect(await log()).toEqual([`add-network network ${quayHid}`]);
  });

  it('have the number and the standards of other EVM networks where they are one', async () => {
    const { add, catalogue } = await prepare();
    const hid = extraChainHid(620_417);
    const evmFields = { ns: 'ethereum', chain_id: '620417', title: 'Quay Chain' };
    expect(await add(evmFields)).toEqual({ ok: true, hid });
    const evm = (await catalogue.listChains()).find((chain) => chain.hid === hid);
    expect(evm?.token_standards).toEqual(['ERC20']);
    await add();
    const other = (await catalogue.listChains()).find((chain) => chain.hid === quayHid);
    expect(other?.token_standards).toEqual([]);
  });

  it('have the next number where another network has theirs', async () => {
    const { database, add } = await prepare();
    const row = await database
      .selectFrom('chains')
      .selectAll()
      .where('network', '=', 'iost')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('chains')
      .values({ ...row, hid: quayHid, network: null, chain_id: 'other', title: 'Occupied' })
      .execute();
    expect(await add()).toEqual({ ok: true, hid: quayHid + 1 });
  });

  it('show an uploaded icon, and no file of another person', async () => {
    const { database, add, find } = await prepare();
    const files = createFileStore({ database, opener: testOpener, now });
    const stored = await files.store(await drawLogo(98), { role: 'icon', key: deskUploadKey(mara) });
    if (!stored.ok) throw new Error(stored.refusal.code);
    const foreign = add({ icon: 'b'.repeat(64) });
    await expect(foreign).rejects.toMatchObject({ code: 'bad-request', message: 'Upload the icon here.' });
    await add({ icon: stored.file.sha256 });
    expect((await find('quay-1'))?.icon).toBe(`/files/${stored.file.sha256}.png`);
  });

  it('are refused with a family and an ID, or a name, that another network has', async () => {
    const { add, find, log } = await prepare();
    const refused: [Partial<NetworkFields>, string][] = [
      [{ chain_id: 'COSMOSHUB-4' }, 'conflict'],
      // Kaia has a family of its own, and an EVM chain ID.
      [{ ns: 'ethereum', chain_id: '8217' }, 'conflict'],
      [{ title: 'SOLANA' }, 'bad-request'],
      [{ title: 'Soiana' }, 'bad-request'],
      // The first letter is Cyrillic.
      [{ title: '\u0405olana' }, 'bad-request'],
    ];
    for (const [changed, code] of refused) await expect(add(changed)).rejects.toMatchObject({ code });
    expect(await find('QUAY')).toBeUndefined();
    expect(await log()).toEqual([]);
  });

  it('are added once when two people add one at the same time', async () => {
    const { add, order } = await prepare();
    const outcomes = await Promise.allSettled([add(), add()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await order.listNetworks({ q: 'quay-1', page: 1, perPage: 9 })).total).toBe(1);
  });
});
