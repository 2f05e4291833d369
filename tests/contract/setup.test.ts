import { expect, it } from 'vitest';
import type { SetupStep, StepId } from '#features/team/setup/model/setup-step.ts';
import type { LegalTexts } from '#features/team/setup/server/legal-texts.ts';
import { listSetupSteps, type SetupDependencies } from '#features/team/setup/server/list-setup-steps.ts';
import type { Database } from '#platform/database/database.ts';
import { bareSetup } from '../support/bare-setup.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

describeOnEachEngine('the checklist of a new portal', (open) => {
  const assets = useDeskAssets();

  async function readSteps(caller: Caller): Promise<Record<StepId, SetupStep>> {
    const answer = await caller.get('/api/desk/setup-steps');
    const { data } = (await answer.json()) as { data: SetupStep[] };
    return Object.fromEntries(data.map((step) => [step.id, step])) as Record<StepId, SetupStep>;
  }

  it('names what is missing, and what is there with its number', async () => {
    const desk = await createDesk(await open(), assets());
    const steps = await readSteps(await desk.signIn('administrator'));
    expect(steps.administrators).toMatchObject({ state: 'done', count: 1 });
    expect(steps['second-factors']).toMatchObject({ state: 'attention', count: 1 });
    expect(steps.chains).toMatchObject({ state: 'done', count: 1 });
    for (const id of ['releases', 'listings', 'news', 'banners', 'tutorials', 'reviewers'] as const)
      expect(steps[id].state, id).toBe('open');
  });

  it('says that mails and payments wait for people where no server is configured for them', async () => {
    const desk = await createDesk(await open(), assets());
    const steps = await readSteps(await desk.signIn('administrator'));
    expect(steps.mail.state).toBe('attention');
    expect(steps.donations.state).toBe('attention');
  });

  it('says that mail servers refuse the portal', async () => {
    const opened = await open();
    const { database } = opened;
    const desk = await createDesk(opened, assets());
    await desk.send('Lagoon Exchange');
    const readMail = async () => {
      const listAccounts = async () => [];
      const steps = await listSetupSteps({ ...bareSetup(database), listAccounts, sendsMail: true });
      return steps.find(({ id }) => id === 'mail');
    };
    expect(await readMail()).toMatchObject({ state: 'open', count: 0 });
    await database.updateTable('outbox').set({ error_about: 'sender' }).execute();
    expect(await readMail()).toMatchObject({ state: 'attention', count: 1, isRefused: true });
  });

  it('says why donations are closed', async () => {
    const { database } = await open();
    const readDonations = async (read: SetupDependencies['readDonations']) => {
      const listAccounts = async () => [];
      const steps = await listSetupSteps({ ...bareSetup(database), listAccounts, readDonations: read });
      return steps.find(({ id }) => id === 'donations');
    };
    const problem = 'brand/brand.json: donation.chainId is 56, but CHAIN_RPC_URL serves chain 1.';
    expect(await readDonations(() => ({ kind: 'contradicted', problem }))).toMatchObject({
      state: 'open',
      note: problem,
    });
    expect(await readDonations(() => ({ kind: 'unread' }))).toMatchObject({ state: 'open', isPending: true });
    expect(await readDonations(() => ({ kind: 'verified' }))).toMatchObject({ state: 'done' });
  });

  it('counts a second person who may decide, and no disabled one', async () => {
    const desk = await createDesk(await open(), assets());
    const administrator = await desk.signIn('administrator');
    await desk.signIn('reviewer', 'Ben');
    expect((await readSteps(administrator)).reviewers).toMatchObject({ state: 'done', count: 2 });
    const { data } = (await (await administrator.get('/api/desk/accounts')).json()) as {
      data: { id: string; name: string }[];
    };
    const ben = data.find(({ name }) => name === 'Ben');
    await administrator.post(`/api/desk/accounts/${ben?.id}/actions`, { name: 'disable' });
    expect((await readSteps(administrator)).reviewers.state).toBe('open');
  });

  it('counts what visitors find: published, and neither withdrawn nor delisted', async () => {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const editor = await desk.signIn('editor');
    const release = {
      platform: 'android',
      version: '1.0.0',
      released: '2026-11-01',
      file_name: 'wallet-1.0.0.apk',
      size_bytes: 1,
      sha256: 'a'.repeat(64),
      notes: '{}',
    };
    await opened.database.insertInto('releases').values(release).execute();
    expect((await readSteps(editor)).releases).toMatchObject({ state: 'done', count: 1 });
    await opened.database
      .updateTable('releases')
      .set({ withdrawn_time: '2026-11-02T00:00:00.000Z', withdrawn_reason: 'defect' })
      .execute();
    expect((await readSteps(editor)).releases).toMatchObject({ state: 'open', count: 0 });
  });

  it('counts NFT collections among what is listed', async () => {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const editor = await desk.signIn('editor');
    const collection = {
      ...{ chain_hid: 1, name: 'Harbor lights' },
      ...{ standard: 'ERC721', website: 'https://lights.example', descriptions: '{}', icon_url: '' },
      ...{ symbol: 'LIGHT', total_supply: '' },
    };
    const add = (listed: number, address: string) =>
      opened.database
        .insertInto('nft_collections')
        .values({
          ...collection,
          address,
          address_key: address.toLowerCase(),
          listed,
          create_time: '2026-11-01T00:00:00.000Z',
        })
        .execute();
    await add(0, '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512');
    expect((await readSteps(editor)).listings).toMatchObject({ state: 'open', count: 0 });
    await add(1, '0x5FbDB2315678afecb367f032d93F642f64180aa3');
    expect((await readSteps(editor)).listings).toMatchObject({ state: 'done', count: 1 });
  });

  it('does not call the categories of the product done before a person changed or checked them', async () => {
    const desk = await createDesk(await open(), assets());
    const editor = await desk.signIn('editor');
    expect((await readSteps(editor)).categories).toMatchObject({ state: 'attention', count: 1 });
    const path = '/api/desk/setup-steps/categories/actions';
    expect((await editor.post(path, { name: 'confirm' })).status).toBe(200);
    expect((await readSteps(editor)).categories.state).toBe('done');
  });

  it('calls the categories done after a change of one', async () => {
    const desk = await createDesk(await open(), assets());
    const editor = await desk.signIn('editor');
    await editor.post('/api/desk/categories', { titles: { en: 'Ferries' } });
    expect((await readSteps(editor)).categories).toMatchObject({ state: 'done', count: 2 });
  });

  it('names the page on which visitors see a step', async () => {
    const desk = await createDesk(await open(), assets());
    const steps = await readSteps(await desk.signIn('editor'));
    expect(steps.releases.page).toBe('https://portal.example/en/verify');
    expect(steps.banners.page).toBe('https://portal.example/en');
    expect(steps.mail.page).toBeUndefined();
  });

  /** The steps of a portal with these facts, without a desk around them. */
  async function stepsWith(facts: (database: Database) => Partial<SetupDependencies>) {
    const { database } = await open();
    const steps = await listSetupSteps({
      ...bareSetup(database),
      listAccounts: () => Promise.resolve([]),
      ...facts(database),
    });
    return Object.fromEntries(steps.map((step) => [step.id, step])) as Record<StepId, SetupStep>;
  }

  it('does not call the brand the team’s own while its hosts or its drawings are the demonstration’s', async () => {
    const brand = { folder: '/srv/brand', isDemonstration: false, sharedDrawings: 0 };
    expect((await stepsWith(() => ({ brand }))).brand).toMatchObject({ state: 'done', note: '/srv/brand' });
    const drawn = await stepsWith(() => ({ brand: { ...brand, sharedDrawings: 3 } }));
    expect(drawn.brand).toMatchObject({ state: 'attention', count: 3 });
    const hosts = await stepsWith(() => ({ brand: { ...brand, isDemonstration: true } }));
    expect(hosts.brand.state).toBe('attention');
  });

  it('asks for the donation address until two administrators compared it, and anew for another one', async () => {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const [ana, ben] = [await desk.signIn('administrator'), await desk.signIn('administrator', 'Ben')];
    const path = '/api/desk/setup-steps/donation-address/actions';
    const { address, network } = bareSetup(opened.database).donationAddress;
    const body = { name: 'confirm', seen: address };
    const before = (await readSteps(ana))['donation-address'];
    expect(before).toMatchObject({ state: 'attention', count: 0, note: `${address} · ${network}` });
    expect((await ana.post(path, { ...body, seen: '0x0' })).status).toBe(409);
    expect((await ana.post(path, body)).status).toBe(200);
    expect((await ana.post(path, body)).status).toBe(409);
    expect((await readSteps(ana))['donation-address']).toMatchObject({ state: 'attention', count: 1 });
    expect((await ben.post(path, body)).status).toBe(200);
    expect((await readSteps(ana))['donation-address']).toMatchObject({ state: 'done', count: 2 });
    const moved = { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', network, isDemonstration: false };
    const listAccounts = () => Promise.resolve([]);
    const setup = { ...bareSetup(opened.database), listAccounts, donationAddress: moved };
    const steps = await listSetupSteps(setup);
    expect(steps.find(({ id }) => id === 'donation-address')).toMatchObject({ state: 'attention', count: 0 });
  });

  it('takes a donation that the chain confirmed after the comparison as the second proof', async () => {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const ana = await desk.signIn('administrator');
    const submission_id = await desk.send('Heron Swap');
    const { address } = bareSetup(opened.database).donationAddress;
    const path = '/api/desk/setup-steps/donation-address/actions';
    const pay = (digit: string, create_time: string, confirmed_by: string | null) =>
      opened.database
        .insertInto('payments')
        .values({
          ...{ submission_id, tx_hash: `0x${digit.repeat(64)}`, link: '', status: 'accepted', detail: '{}' },
          ...{ attempts: 1, next_attempt_time: create_time, code_time: create_time, confirmed_by },
          ...{ create_time, update_time: create_time },
        })
        .execute();
    await pay('1', '2026-01-01T00:00:00.000Z', null);
    expect((await ana.post(path, { name: 'confirm', seen: address })).status).toBe(200);
    expect((await readSteps(ana))['donation-address'].state).toBe('attention');
    await opened.database.updateTable('payments').set({ status: 'refused' }).execute();
    await pay('2', '2099-01-01T00:00:00.000Z', 'Ana');
    expect((await readSteps(ana))['donation-address'].state).toBe('attention');
    await opened.database.updateTable('payments').set({ status: 'refused' }).execute();
    await pay('3', '2099-01-01T00:00:00.000Z', null);
    expect((await readSteps(ana))['donation-address']).toMatchObject({ state: 'done', count: 1 });
  });

  it('leaves comparing the donation address to administrators, and the answers to those who decide', async () => {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const editor = await desk.signIn('editor');
    const seen = bareSetup(opened.database).donationAddress.address;
    for (const step of ['donation-address', 'answers'])
      expect(
        (await editor.post(`/api/desk/setup-steps/${step}/actions`, { name: 'confirm', seen })).status,
        step,
      ).toBe(403);
  });

  it('names the legal pages that do not respond', async () => {
    const legal = async (texts: LegalTexts) =>
      (await stepsWith(() => ({ readLegalTexts: () => texts })))['legal-texts'];
    expect(await legal({ kind: 'demonstration' })).toMatchObject({ state: 'attention', count: 0 });
    expect(await legal({ kind: 'checking' })).toMatchObject({ state: 'attention', isPending: true });
    expect(await legal({ kind: 'checked', silent: [] })).toMatchObject({ state: 'done' });
    expect(await legal({ kind: 'checked', silent: ['/terms-zh/index.html'] })).toMatchObject({
      ...{ state: 'attention', count: 1, note: '/terms-zh/index.html' },
    });
  });

  it('does not call the answers of the product done before a person changed or checked them', async () => {
    const desk = await createDesk(await open(), assets());
    const administrator = await desk.signIn('administrator');
    expect((await readSteps(administrator)).answers).toMatchObject({ state: 'attention', count: 0 });
    await administrator.post('/api/desk/setup-steps/answers/actions', { name: 'confirm' });
    expect((await readSteps(administrator)).answers).toMatchObject({ state: 'done', count: 0 });
    const added = {
      purpose: 'listing',
      topic: 'no-answer',
      title: 'Short',
      texts: { en: 'We heard nothing.' },
    };
    expect((await administrator.post('/api/desk/answers', added)).ok).toBe(true);
    expect((await readSteps(administrator)).answers).toMatchObject({ state: 'attention', count: 1 });
  });
});
