import { expect, it } from 'vitest';
import type { ListedDescriptor } from '#features/store/clear-signing/model/clear-signing.ts';
import { createClearSigning } from '#features/store/clear-signing/server/clear-signing.ts';
import type { ProposalDetail } from '#features/team/second-person/model/proposal.ts';
import { useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { callFile, router, routerFile } from '../support/descriptors.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { onePerson } from '../support/one-person.ts';
import { createSecondPersonWorld } from '../support/second-person-world.ts';

const text = JSON.stringify(routerFile);
const later = JSON.stringify({ ...routerFile, metadata: { owner: 'The exchange' } });
/** As people enter it. */
const address = '0xE592427A0AEce92De3Edee1F18E0157C05861564';

describeOnEachEngine('clear signing at the desk', (open) => {
  const assets = useDeskAssets();

  async function prepare(rule?: typeof onePerson) {
    const opened = await open();
    const world = await createSecondPersonWorld(opened, assets(), rule);
    const { database } = opened;
    const [dapp = 0] = await listNow(database, [
      newDapp('Lagoon', { contracts: [{ chain_hid: 1, address }] }),
    ]);
    const send = (caller: Caller, file: string) => world.post(caller, 'clear-signing', { text: file });
    const refusal = async (file: string) => {
      const answer = await world.ana.post('/api/desk/clear-signing', { text: file });
      return { status: answer.status, ...((await answer.json()) as { issue?: { kind: string } }) };
    };
    const list = async () => {
      const { data } = await world.read<{ data: ListedDescriptor[] }>(world.ana, 'clear-signing');
      return data;
    };
    const setListed = (listed: number) =>
      database.updateTable('dapps').set({ listed }).where('hid', '=', dapp).execute();
    const find = () => createClearSigning({ database }).find({ chainId: '1', address: router });
    return { ...world, send, refusal, list, setListed, find };
  }

  it('is imported by two people, and no visitor reads a file before', async () => {
    const { ana, ben, send, confirm, read, list, find, log } = await prepare();
    const { status, body } = await send(ana, text);
    expect([status, body.proposed]).toEqual([202, expect.any(Number)]);
    expect(await list()).toEqual([]);
    expect(await find()).toEqual({ descriptors: [], tokens: [] });
    const { changes, kind } = await read<ProposalDetail>(ben, `proposals/${body.proposed}`);
    expect(kind).toBe('descriptor');
    expect(changes).toContainEqual({ field: 'contracts', from: '', to: `1:${router}` });
    expect(changes.find(({ field }) => field.startsWith('format exactInput'))?.to).toContain('You pay');
    expect((await confirm(ana, body.proposed)).status).toBe(403);
    expect((await confirm(ben, body.proposed)).status).toBe(200);
    expect(await find()).toEqual({ descriptors: [text], tokens: [] });
    expect(await list()).toMatchObject([
      { chainId: '1', address: router, kind: 'call', owner: 'An exchange', actor: 'ben@example.org' },
    ]);
    const imported = (await log()).find(({ action }) => action === 'import-descriptor');
    expect(imported).toMatchObject({
      actor: 'ben@example.org',
      detail: { proposedBy: 'ana@example.org', contracts: [`1:${router}`] },
    });
  });

  it('of a brand with one person is imported immediately, and the log says so', async () => {
    const { ana, send, find, log } = await prepare(onePerson);
    expect((await send(ana, text)).status).toBe(200);
    expect((await find()).descriptors).toEqual([text]);
    expect((await send(ana, later)).status).toBe(200);
    expect((await find()).descriptors).toEqual([later]);
    expect((await log())[0]).toMatchObject({ action: 'import-descriptor', detail: { alone: true } });
  });

  it('refuses a file with an error, and one about contracts of no listed item', async () => {
    const { refusal, setListed } = await prepare();
    expect(await refusal('{}')).toMatchObject({ status: 422, issue: { kind: 'shape' } });
    const including = JSON.stringify({ ...routerFile, includes: 'https://example.org/common.json' });
    expect(await refusal(including)).toMatchObject({ status: 422, issue: { kind: 'include' } });
    const { formats } = routerFile.display;
    const elsewhere = callFile({ address: router, owner: 'An exchange', chainIds: [56], formats });
    const definitions = { amount: { label: 'Amount', format: 'tokenAmount' } };
    const moved = JSON.stringify({ ...elsewhere, display: { definitions, formats } });
    expect(await refusal(moved)).toMatchObject({ status: 422, issue: { kind: 'not-listed' } });
    await setListed(0);
    expect(await refusal(text)).toMatchObject({ status: 422, issue: { kind: 'not-listed' } });
  });

  it('imports a file for the listed ones of its contracts alone', async () => {
    const { ana, send, list } = await prepare(onePerson);
    const { formats, definitions } = routerFile.display;
    const file = callFile({ address: router, owner: 'An exchange', chainIds: [1, 56], formats, definitions });
    expect((await send(ana, JSON.stringify(file))).status).toBe(200);
    expect((await list()).map(({ chainId }) => chainId)).toEqual(['1']);
  });

  it('confirms a file in the place of the one that was seen, and of no other', async () => {
    const { ana, ben, send, confirm, waiting, database, find } = await prepare();
    await confirm(ben, (await send(ana, text)).body.proposed);
    const [{ sha256 } = { sha256: '' }] = await database
      .selectFrom('clear_signing')
      .select('sha256')
      .execute();
    const { body } = await send(ana, later);
    await database
      .updateTable('clear_signing')
      .set({ sha256: 'f'.repeat(64) })
      .execute();
    expect((await confirm(ben, body.proposed)).status).toBe(409);
    expect(await waiting(ben)).toHaveLength(1);
    await database.updateTable('clear_signing').set({ sha256 }).execute();
    expect((await confirm(ben, body.proposed)).status).toBe(200);
    expect((await find()).descriptors).toEqual([later]);
  });

  it('confirms a file for the contracts that were seen, and for none that was listed since', async () => {
    const { ana, ben, send, confirm, database, find } = await prepare();
    const second = `0x${'d3'.repeat(20)}`;
    const { contract } = routerFile.context;
    const deployments = [...contract.deployments, { chainId: 1, address: second }];
    const both = JSON.stringify({ ...routerFile, context: { contract: { ...contract, deployments } } });
    const { body } = await send(ana, both);
    const [dapp = 0] = await listNow(database, [
      newDapp('Second', { contracts: [{ chain_hid: 1, address: second }] }),
    ]);
    expect((await confirm(ben, body.proposed)).status).toBe(409);
    expect((await find()).descriptors).toEqual([]);
    await database.updateTable('dapps').set({ listed: 0 }).where('hid', '=', dapp).execute();
    expect((await confirm(ben, body.proposed)).status).toBe(200);
    expect((await find()).descriptors).toEqual([both]);
  });

  it('leaves a proposal waiting whose contracts are delisted, and shows nothing of them', async () => {
    const { ana, ben, send, confirm, waiting, setListed, find } = await prepare();
    await confirm(ben, (await send(ana, text)).body.proposed);
    const { body } = await send(ana, later);
    await setListed(0);
    expect((await find()).descriptors).toEqual([]);
    expect((await confirm(ben, body.proposed)).status).toBe(409);
    expect(await waiting(ben)).toHaveLength(1);
    await setListed(1);
    expect((await find()).descriptors).toEqual([text]);
  });

  it('is removed by one person', async () => {
    const { ana, send, post, list, find, log } = await prepare(onePerson);
    await send(ana, text);
    const [row] = await list();
    const remove = () => post(ana, `clear-signing/${row?.id}/actions`, { name: 'remove' });
    expect((await remove()).status).toBe(200);
    expect([await list(), await find()]).toEqual([[], { descriptors: [], tokens: [] }]);
    expect((await log())[0]).toMatchObject({ action: 'remove-descriptor', actor: 'ana@example.org' });
    expect((await remove()).status).toBe(404);
  });
});
