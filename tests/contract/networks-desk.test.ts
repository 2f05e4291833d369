import { expect, it } from 'vitest';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { createCatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import { deskUploadKey } from '#features/listing/catalogue-editing/server/check-edit.ts';
import { exampleChain } from '#features/submission/developer/model/chain-file/example-chain.ts';
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

describeOnEachEngine('networks at the desk', (open) => {
  async function prepare() {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readFewListings() });
    const { database } = opened;
    const order = createCatalogueOrder({ database, rule: onePerson, now });
    const catalogue = createCatalogue({ ...opened, now: testNow });
    const find = async (q: string) => (await order.listNetworks({ q, page: 1, perPage: 100 })).data[0]!;
    const shown = async (hid: number) =>
      (await catalogue.listBlockchains()).find((chain) => chain.hid === hid);
    const log = async () => {
      const { data } = await createAudit({ database }).list({ page: 1, perPage: 9, area: 'catalogue' });
      return data.map(({ action, subject }) => `${action} ${subject}`);
    };
    return { database, order, catalogue, find, shown, log };
  }

  it('renames a network, takes it off the lists and gives it another icon, in the API immediately', async () => {
    const { database, order, find, shown, log } = await prepare();
    const { id, seen, title, explorer } = await find('BNB Smart Chain');
    expect(title).toBe('BNB Smart Chain');
    const files = createFileStore({ database, opener: testOpener, now });
    const stored = await files.store(await drawLogo(99), { role: 'icon', key: deskUploadKey(mara) });
    if (!stored.ok) throw new Error(stored.refusal.code);
    const { sha256: icon } = stored.file;
    const edit = { title: 'Quay Chain', short: 'QUAY', icon, explorer, isListed: false };
    await order.editNetwork(id, { ...edit, seen }, mara);
    expect(await shown(id)).toMatchObject({
      title: 'Quay Chain',
      deprecated: 1,
      icon_url: `/files/${icon}.png`,
    });
    const again = { ...edit, title: 'Other', seen };
    await expect(order.editNetwork(id, again, mara)).rejects.toMatchObject({ code: 'conflict' });
    const current = await find('Quay');
    const foreign = { ...edit, icon: 'b'.repeat(64), seen: current.seen };
    await expect(order.editNetwork(id, foreign, mara)).rejects.toMatchObject({ code: 'bad-request' });
    await expect(order.editNetwork(424_242, again, mara)).rejects.toMatchObject({ code: 'not-found' });
    expect(await log()).toEqual([`edit-network network ${id}`]);
  });

  it('changes the links to the explorer', async () => {
    const { order, catalogue, find } = await prepare();
    const network = await find('BNB Smart Chain');
    const explorer = {
      url: 'https://scan.example.org',
      tx: 'https://scan.example.org/t/{hash}',
      address: 'https://scan.example.org/a/{address}',
    };
    await order.editNetwork(network.id, { ...network, explorer }, mara);
    expect((await catalogue.listChains()).find(({ hid }) => hid === network.id)?.explorer).toEqual(explorer);
  });

  it('adds the network of a chain file, corrected where that is possible', async () => {
    const { order, shown, find, log } = await prepare();
    const text = JSON.stringify({ ...exampleChain, chainId: String(exampleChain.chainId) });
    const added = await order.addNetwork({ text: `[${text},]` }, mara);
    if (!('hid' in added)) throw new Error(JSON.stringify(added));
    expect(await shown(added.hid)).toMatchObject({ title: 'Lantern Chain', ns: 'ethereum', deprecated: 0 });
    expect(await find('620417')).toMatchObject({
      id: added.hid,
      explorer: { url: 'https://scan.lantern.example' },
    });
    expect(await log()).toEqual([`add-network network ${added.hid}`]);
  });

  it('refuses a chain file with errors, naming each, and adds nothing', async () => {
    const { order, find, log } = await prepare();
    const issuesOf = async (text: string) => {
      const added = await order.addNetwork({ text }, mara);
      return added.ok ? [] : added.issues.map(({ path, code }) => `${path} ${code}`);
    };
    expect(await issuesOf(JSON.stringify({ ...exampleChain, chainId: 1, networkId: 1 }))).toContain(
      'chainId chain-id-taken',
    );
    expect(await issuesOf(JSON.stringify({ ...exampleChain, name: 'Ethereum' }))).toContain(
      'name name-taken',
    );
    expect(await issuesOf('{ "name": ')).toEqual([' unexpected-end']);
    await expect(order.addNetwork({ text: '  ' }, mara)).rejects.toMatchObject({ code: 'bad-request' });
    expect(await find('Lantern')).toBeUndefined();
    expect(await log()).toEqual([]);
  });

  it('adds a network once when two people add it at the same time', async () => {
    const { order, find } = await prepare();
    const asked = { text: JSON.stringify(exampleChain) };
    const outcomes = await Promise.allSettled([order.addNetwork(asked, mara), order.addNetwork(asked, mara)]);
    expect(
      outcomes.filter(({ status, ...rest }) => status === 'fulfilled' && 'value' in rest && rest.value.ok),
    ).toHaveLength(1);
    expect(await find('Lantern Chain')).toMatchObject({ title: 'Lantern Chain' });
  });
});
