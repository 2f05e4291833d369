import { expect, it } from 'vitest';
import { exampleChain } from '#features/submission/developer/model/chain-file/example-chain.ts';
import { twoPeople } from '#features/team/second-person/model/decision-rule.ts';
import type { ProposalDetail } from '#features/team/second-person/model/proposal.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { useDeskAssets, type Caller } from '../support/desk.ts';
import { drawLogo } from '../support/draw-logo.ts';
import { onePerson } from '../support/one-person.ts';
import { createSecondPersonWorld, name, release, sha256 } from '../support/second-person-world.ts';

describeOnEachEngine('what two people decide', (open) => {
  const assets = useDeskAssets();

  const prepare = async ({ rule = twoPeople } = {}) => createSecondPersonWorld(await open(), assets(), rule);

  it('a release is invisible to visitors until another person confirms it', async () => {
    const { ana, ben, post, confirm, downloads, log, database, read } = await prepare();
    const before = await getContentRevision(database);
    const { status, body } = await post(ana, 'releases', release);
    expect([status, body.proposed]).toEqual([202, expect.any(Number)]);
    expect(await downloads.listPublished()).toEqual([]);
    expect(await getContentRevision(database)).toBe(before);
    const shown = await read<ProposalDetail>(ben, `proposals/${body.proposed}`);
    expect(shown).toMatchObject({ kind: 'release', title: name, by: 'ana@example.org', bar: null });
    expect(shown.changes).toContainEqual({ field: 'sha256', from: '', to: sha256 });
    expect((await confirm(ben, body.proposed)).status).toBe(200);
    expect((await downloads.listPublished())[0]?.file?.sha256).toBe(sha256);
    const [published, proposed] = await log();
    expect(published).toMatchObject({ action: 'publish', actor: 'ben@example.org' });
    expect(published?.detail).toMatchObject({ proposal: body.proposed, proposedBy: 'ana@example.org' });
    expect(published?.detail).not.toHaveProperty('alone');
    expect(proposed).toMatchObject({ action: 'propose', actor: 'ana@example.org' });
  });

  it('no one confirms their own proposal, a script confirms none, and both are told why', async () => {
    const { ana, ben, post, confirm, downloads, token } = await prepare();
    const { proposed } = (await post(ana, 'releases', release)).body;
    expect(await confirm(ana, proposed)).toMatchObject({
      status: 403,
      body: { message: 'You proposed this, so another person has to confirm it.' },
    });
    expect(await confirm(await token(ben), proposed)).toMatchObject({ status: 403 });
    expect(await downloads.listPublished()).toEqual([]);
  });

  it('what a script proposes is confirmed by another person than the owner of its token', async () => {
    const { ana, ben, post, confirm, downloads, token, waiting } = await prepare();
    const { proposed } = (await post(await token(ana), 'releases', release)).body;
    expect((await waiting(ben))[0]?.by).toBe('ana@example.org (access token “nightly”)');
    expect((await confirm(ana, proposed)).status).toBe(403);
    expect((await confirm(ben, proposed)).status).toBe(200);
    expect(await downloads.listPublished()).toHaveLength(1);
  });

  it('a withdrawal takes effect immediately, and offering the file again waits', async () => {
    const { ana, ben, post, confirm, downloads } = await prepare();
    await confirm(ben, (await post(ana, 'releases', release)).body.proposed);
    const { data } = (await (await ana.get('/api/desk/releases')).json()) as { data: { id: number }[] };
    const act = (caller: Caller, body: object) => post(caller, `releases/${data[0]!.id}/actions`, body);
    expect((await act(ana, { name: 'withdraw', reason: 'tampered' })).status).toBe(200);
    expect(await downloads.listReleases('en')).toEqual([]);
    const again = await act(ana, { name: 'offer-again' });
    expect(again.status).toBe(202);
    expect(await downloads.listReleases('en')).toEqual([]);
    expect((await confirm(ana, again.body.proposed)).status).toBe(403);
    expect((await confirm(ben, again.body.proposed)).status).toBe(200);
    expect(await downloads.listReleases('en')).toHaveLength(1);
  });

  it('a release that was published in the meantime, or waits already, is not proposed again', async () => {
    const { ana, ben, post, confirm } = await prepare();
    const { proposed } = (await post(ana, 'releases', release)).body;
    expect((await post(ben, 'releases', release)).status).toBe(409);
    await confirm(ben, proposed);
    expect(await post(ana, 'releases', release)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('was already published') as string },
    });
    expect((await confirm(ben, proposed)).status).toBe(409);
  });

  it('a declined proposal changes nothing, keeps the reason, and frees its place', async () => {
    const { ana, ben, post, decide, waiting, read, log, downloads } = await prepare();
    const { proposed } = (await post(ana, 'releases', release)).body;
    expect((await decide(ben, proposed, { name: 'decline' })).status).toBe(400);
    const declined = await decide(ben, proposed, { name: 'decline', note: 'The hash is of another build.' });
    expect(declined.status).toBe(200);
    expect(await waiting(ben)).toEqual([]);
    expect(await downloads.listPublished()).toEqual([]);
    expect(await read(ana, `proposals/${proposed}`)).toMatchObject({
      decision: { outcome: 'declined', actor: 'ben@example.org', note: 'The hash is of another build.' },
    });
    expect((await log())[0]).toMatchObject({ action: 'decline-proposal', actor: 'ben@example.org' });
    expect((await post(ana, 'releases', release)).status).toBe(202);
  });

  it.each([
    ['link', { url: 'https://elsewhere.example.org' }],
    ['audit report', { audit_url: 'https://elsewhere.example.org/audit.pdf' }],
    ['contract', { contracts: [{ chain: 1, addresses: '0x71f3a0c9d2b4e6f8a1c3e5d7b9f0a2c4e6d8b078' }] }],
  ])('a changed %s of a listed item waits, with the rest of its save', async (_, change) => {
    const { ana, ben, list, save, confirm, read, log } = await prepare();
    const path = await list('Lagoon');
    const before = await read<{ draft: { texts: object } }>(ana, path);
    const texts = { en: { title: 'Lagoon', desc: 'Other words.' } };
    const { status, body } = await save(ana, path, { ...change, texts });
    expect([status, body.proposed]).toEqual([202, expect.any(Number)]);
    expect((await read<typeof before>(ana, path)).draft).toEqual(before.draft);
    expect((await confirm(ana, body.proposed)).status).toBe(403);
    expect((await confirm(ben, body.proposed)).status).toBe(200);
    expect((await read<typeof before>(ana, path)).draft).toMatchObject({ ...change, texts });
    expect((await log())[0]).toMatchObject({
      action: 'edit',
      actor: 'ben@example.org',
      detail: { proposal: body.proposed, proposedBy: 'ana@example.org' },
    });
  });

  it('a save that leads nobody elsewhere is made immediately', async () => {
    const { ana, list, save, waiting, log } = await prepare();
    const path = await list('Lagoon');
    const texts = { en: { title: 'Lagoon', desc: 'Other words.' } };
    expect((await save(ana, path, { texts })).status).toBe(200);
    expect(await waiting(ana)).toEqual([]);
    expect((await log())[0]?.detail).not.toHaveProperty('alone');
  });

  it('a proposal based on an earlier version is refused, and stays open', async () => {
    const { ana, ben, list, save, confirm, read, waiting } = await prepare();
    const path = await list('Lagoon');
    const { proposed } = (await save(ana, path, { url: 'https://elsewhere.example.org' })).body;
    await save(ben, path, { texts: { en: { title: 'Lagoon', desc: 'Meanwhile.' } } });
    expect(await confirm(ben, proposed)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('after this was proposed') as string },
    });
    expect((await read<{ draft: { url: string } }>(ana, path)).draft.url).not.toContain('elsewhere');
    expect(await waiting(ben)).toHaveLength(1);
    expect((await save(ben, path, { url: 'https://third.example.org/' })).status).toBe(409);
  });

  it('of two people who confirm at the same moment, one does', async () => {
    const { ana, ben, signIn, list, save, confirm, log } = await prepare();
    const cleo = await signIn('editor', 'Cleo');
    const path = await list('Lagoon');
    const { proposed } = (await save(ana, path, { url: 'https://elsewhere.example.org' })).body;
    const both = await Promise.all([confirm(ben, proposed), confirm(cleo, proposed)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await log()).filter(({ action }) => action === 'edit')).toHaveLength(1);
  });

  it('an item that is added waits with its logo, which is kept until the decision', async () => {
    const { ana, ben, post, save, confirm, catalogue, database } = await prepare();
    const logo = await ana.post('/api/desk/listings/logos', await drawLogo(14));
    const { id: icon } = (await logo.json()) as { id: string };
    const added = {
      ...{ texts: { en: { title: 'Quayline', desc: 'Ships tokens along the quay.' } }, icon },
      ...{ url: 'https://quayline.example.org/app', categories: [1] },
      contracts: [{ chain: 1, addresses: '0x71f3a0c9d2b4e6f8a1c3e5d7b9f0a2c4e6d8b078' }],
    };
    const find = async () =>
      (await catalogue.listDapps({ start: 0, count: 5, key: 'Quayline', locale: 'en' })).dapps;
    const { status, body } = await save(ana, 'new-listings/dapp', added);
    expect([status, await find()]).toEqual([202, []]);
    await deleteOrphanFiles(database, new Date(Date.now() + 3 * 24 * 60 * 60_000));
    expect((await confirm(ben, body.proposed)).status).toBe(200);
    expect(await find()).toHaveLength(1);
    expect((await post(ben, `proposals/${body.proposed}/actions`, { name: 'confirm' })).status).toBe(409);
  });

  it('a published draft waits, and stays a draft until it is confirmed', async () => {
    const { ana, ben, post, list, read, confirm } = await prepare();
    const path = await list('Lagoon');
    const { draft, hid } = await read<{ draft: object; hid: number }>(ana, path);
    const sent = { ...draft, url: 'https://elsewhere.example.org' };
    const stored = await post(ana, 'listing-drafts', { kind: 'dapp', hid, draft: sent });
    const { seen, plan } = stored.body as unknown as {
      seen: string;
      plan: { id: number; base: string; found: { findings: { key: string }[] } };
    };
    const confirmed = plan.found.findings.map(({ key }) => key);
    const form = { seen, base: plan.base, draft: sent, confirmed };
    const { status, body } = await post(ana, `listing-drafts/${plan.id}/edits`, form);
    expect(status).toBe(202);
    expect((await ana.get(`/api/desk/listing-drafts/${plan.id}`)).status).toBe(200);
    expect((await confirm(ben, body.proposed)).status).toBe(200);
    expect((await ana.get(`/api/desk/listing-drafts/${plan.id}`)).status).toBe(404);
    expect((await read<{ draft: object }>(ana, path)).draft).toMatchObject({ url: sent.url });
  });

  it('a network’s explorer waits, and so does a network that is added', async () => {
    const { ana, ben, post, confirm, read } = await prepare();
    const networks = async () =>
      (
        await read<{ data: { id: number; seen: string; title: string; explorer: unknown }[] }>(
          ana,
          'networks',
        )
      ).data;
    const first = (await networks())[0]!;
    const url = 'https://scan.example.org';
    const explorer = { url, tx: `${url}/tx/{hash}`, address: `${url}/address/{address}` };
    const edit = { title: first.title, short: 'NET', icon: '', isListed: true, seen: first.seen, explorer };
    const changed = await post(ana, `networks/${first.id}/actions`, edit);
    expect(changed.status).toBe(202);
    expect((await networks())[0]?.explorer).toEqual(first.explorer);
    expect((await confirm(ana, changed.body.proposed)).status).toBe(403);
    expect((await confirm(ben, changed.body.proposed)).status).toBe(200);
    expect((await networks())[0]?.explorer).toEqual(explorer);
    const added = await post(ana, 'networks', { text: JSON.stringify(exampleChain) });
    expect(added.status).toBe(202);
    const before = (await networks()).length;
    expect((await confirm(ben, added.body.proposed)).status).toBe(200);
    expect(await networks()).toHaveLength(before + 1);
    const quay = { ns: 'cosmos', chain_id: 'quay-1', title: 'Quay Hub', short: 'QUAY', icon: '' };
    const described = await post(ana, 'networks', { fields: { ...quay, explorer } });
    expect(described.status).toBe(202);
    expect((await networks()).map(({ title }) => title)).not.toContain('Quay Hub');
    expect((await confirm(ben, described.body.proposed)).status).toBe(200);
    expect((await networks()).map(({ title }) => title)).toContain('Quay Hub');
  });

  it('people see and decide what they could propose themselves', async () => {
    const { ana, signIn, post, waiting, confirm, list, save } = await prepare();
    const rita = await signIn('reviewer', 'Rita');
    const recruiter = await signIn('recruiter', 'Cy');
    const { proposed } = (await post(ana, 'releases', release)).body;
    const edit = await save(ana, await list('Lagoon'), { url: 'https://elsewhere.example.org' });
    expect((await waiting(rita)).map(({ kind }) => kind)).toEqual(['listing']);
    expect((await confirm(rita, proposed)).status).toBe(403);
    expect((await confirm(rita, edit.body.proposed)).status).toBe(200);
    expect((await recruiter.get('/api/desk/proposals')).status).toBe(403);
  });

  it('a brand with one person decides alone, and the log says so each time', async () => {
    const { ana, post, list, save, log, downloads } = await prepare({ rule: onePerson });
    expect((await post(ana, 'releases', release)).status).toBe(200);
    expect(await downloads.listPublished()).toHaveLength(1);
    expect((await log())[0]).toMatchObject({ action: 'publish', detail: { alone: true } });
    const path = await list('Lagoon');
    expect((await save(ana, path, { url: 'https://elsewhere.example.org' })).status).toBe(200);
    expect((await log())[0]).toMatchObject({ action: 'edit', detail: { alone: true } });
  });
});
