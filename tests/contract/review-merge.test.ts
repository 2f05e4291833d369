import { expect, test } from 'vitest';
import { approveMerging } from '../support/approve-merging.ts';
import { confirmBoth } from '../support/confirm-both.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { bumpContentRevision, getContentRevision } from '#platform/database/content-revision.ts';
import {
  ana,
  contract,
  createWorld,
  drawLogo,
  idOf,
  inReview,
  submit,
  type World,
} from '../support/submission-world.ts';
import { worldKey } from '../support/world-files.ts';

const other = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

async function anotherLogo(world: World): Promise<string> {
  const stored = await world.files.store(await drawLogo(200), { role: 'icon', key: worldKey });
  if (!stored.ok) throw new Error('The logo of the test was refused');
  return stored.file.sha256;
}

/** A Chinese listing, and the English submission of the same site with other facts, in review. */
async function listedAndOffered(world: World) {
  const first = await inReview(world, { language: 'zh', title: '灯塔交易所', desc: '先看清费用。' });
  await world.review.perform({ ...first, action: { name: 'approve' }, person: ana });
  const icon = await anotherLogo(world);
  const second = await inReview(world, {
    icon,
    categories: [3],
    tp_connect: 'mobile',
    has_audit: true,
    audit_url: 'https://audits.example.org/lantern',
    networks: ['bsc'],
    addresses: [{ network: 'bsc', addresses: other }],
    tokens: [],
    has_tokens: false,
  });
  return { first, second, icon };
}

const listing = async ({ database }: World) => ({
  ...(await database.selectFrom('dapps').selectAll().executeTakeFirstOrThrow()),
  categories: (
    await database.selectFrom('dapp_categories').select('category_hid').orderBy('category_hid').execute()
  ).map(({ category_hid }) => category_hid),
  chains: (await database.selectFrom('dapp_chains').select('chain_hid').orderBy('chain_hid').execute()).map(
    ({ chain_hid }) => chain_hid,
  ),
  contracts: (await database.selectFrom('dapp_addresses').select('address').orderBy('address').execute()).map(
    ({ address }) => address,
  ),
  locales: (await database.selectFrom('dapp_texts').select('locale').orderBy('locale').execute()).map(
    ({ locale }) => locale,
  ),
});

describeOnEachEngine('merging into a listing', (open) => {
  test('the desk shows the listed and the submitted facts side by side, with the differences', async () => {
    const world = await createWorld(await open());
    const { second, icon } = await listedAndOffered(world);
    const { merge } = await world.review.get(second.id, ana);
    expect(merge).toMatchObject({
      title: '灯塔交易所',
      clash: null,
      texts: [{ locale: 'zh', title: '灯塔交易所', desc: '先看清费用。' }],
      added: { locale: 'en', title: 'Lantern Exchange' },
    });
    const rows = merge?.rows.map(({ fact, listed, submitted, differs }) => [
      fact,
      listed,
      submitted,
      differs,
    ]);
    expect(rows).toEqual([
      ['icon', [world.icon], [icon], true],
      ['url', ['https://lantern.exchange'], ['https://lantern.exchange'], false],
      ['categories', ['Category 1', 'Category 2'], ['Category 3'], true],
      [
        'contracts',
        ['TRON: TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', `BNB Smart Chain: ${contract}`],
        [`BNB Smart Chain: ${other}`],
        true,
      ],
      ['tokens', [], [], false],
      ['tp_connect', ['both'], ['mobile'], true],
      ['audit_url', [], ['https://audits.example.org/lantern'], true],
    ]);
  });

  test('without a choice the listed facts stay, and nothing is lost silently', async () => {
    const world = await createWorld(await open());
    const { second } = await listedAndOffered(world);
    await expect(
      world.review.perform({ ...second, action: { name: 'approve' }, person: ana }),
    ).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('灯塔交易所') });
    const before = await listing(world);
    await approveMerging(world, second);
    expect(await listing(world)).toEqual({ ...before, locales: ['en', 'zh'] });
    const { history, merge, listed_hid } = await world.review.get(second.id, ana);
    expect(history.at(-1)?.detail).toEqual({
      merge: {
        hid: before.hid,
        taken: [],
        kept: ['icon', 'categories', 'contracts', 'tp_connect', 'audit_url'],
      },
    });
    expect([merge, listed_hid]).toEqual([null, before.hid]);
  });

  test('the reviewer’s choices are applied in the same transaction as the listing', async () => {
    const world = await createWorld(await open());
    const { second, icon } = await listedAndOffered(world);
    const revision = await getContentRevision(world.database);
    await approveMerging(world, second, ['icon', 'categories', 'contracts', 'audit_url', 'url']);
    expect(await listing(world)).toMatchObject({
      title: '灯塔交易所',
      icon_url: `/files/${icon}.png`,
      tp_connect: 'both',
      audit_url: 'https://audits.example.org/lantern',
      address: other,
      categories: [3],
      chains: [12],
      contracts: [other],
      locales: ['en', 'zh'],
    });
    expect(await getContentRevision(world.database)).toBe(revision + 1);
    const { history } = await world.review.get(second.id, ana);
    // The link is the same on both sides: there was nothing to choose.
    expect(history.at(-1)?.detail?.merge).toMatchObject({
      taken: ['icon', 'categories', 'contracts', 'audit_url'],
      kept: ['tp_connect'],
    });
    expect(JSON.stringify(await world.submissions.status(second.reference))).not.toContain('taken');
  });

  test('a choice about a listing that has changed since is a conflict, and nothing is written', async () => {
    const world = await createWorld(await open());
    const { second } = await listedAndOffered(world);
    const { merge } = await world.review.get(second.id, ana);
    if (!merge) throw new Error('There is nothing to merge');
    const choice = { hid: merge.hid, seen: merge.seen, take: ['icon' as const] };
    const approve = () =>
      world.review.perform({ ...second, action: { name: 'approve', merge: choice }, person: ana });
    await world.database.updateTable('dapp_texts').set({ desc: '新的说明。' }).execute();
    await bumpContentRevision(world.database);
    const before = await listing(world);
    await expect(approve()).rejects.toMatchObject({ code: 'conflict' });
    await world.database.updateTable('dapps').set({ listed: 0 }).execute();
    await expect(approve()).rejects.toMatchObject({ code: 'conflict' });
    expect(await listing(world)).toEqual({ ...before, listed: 0 });
    expect(await world.submissions.status(second.reference)).toMatchObject({ state: 'in-review' });
  });

  test('two languages approved at the same moment: the second reviewer chooses again', async () => {
    const world = await createWorld(await open());
    const { second } = await listedAndOffered(world);
    const third = await inReview(world, { language: 'zhTW', title: '燈塔交易所' });
    const settled = await Promise.allSettled([
      approveMerging(world, second, ['icon']),
      approveMerging(world, third, ['tp_connect']),
    ]);
    const refused = settled.filter((one) => one.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'conflict' });
    expect(refused.length).toBeLessThan(2);
    if (refused.length === 1) await approveMerging(world, settled[0].status === 'rejected' ? second : third);
    expect((await listing(world)).locales).toEqual(['en', 'zh', 'zh-tw']);
  });

  test('a token that was listed in the meantime is merged by its contract; the same language stays a conflict', async () => {
    const world = await createWorld(await open());
    const [first, second] = [await submit(world, {}, 'token'), await submit(world, {}, 'token')];
    await confirmBoth(world, [first, second]);
    await world.review.perform({
      id: await idOf(world, first),
      version: 2,
      action: { name: 'approve' },
      person: ana,
    });
    const offered = { id: await idOf(world, second), version: 2 };
    expect((await world.review.get(offered.id, ana)).merge).toMatchObject({ clash: 'Lantern' });
    await expect(approveMerging(world, offered)).rejects.toMatchObject({ code: 'conflict' });

    await world.database
      .updateTable('tokens')
      .set({
        descriptions: JSON.stringify({ zh: '付光的钱。' }),
        gas: '1',
        website: 'https://old.example.org',
      })
      .execute();
    const { merge } = await world.review.get(offered.id, ana);
    expect(merge?.rows.filter(({ differs }) => differs)).toEqual([
      { fact: 'gas', listed: ['1'], submitted: ['60000'], differs: true },
      {
        fact: 'website',
        listed: ['https://old.example.org'],
        submitted: ['https://lantern.exchange'],
        differs: true,
      },
    ]);
    await approveMerging(world, offered, ['website']);
    const row = await world.database.selectFrom('tokens').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ gas: '1', website: 'https://lantern.exchange', decimal: 18 });
    expect(JSON.parse(row.descriptions)).toEqual({ zh: '付光的钱。', en: 'Pays for the light.' });
  });

  test('approving against the contract’s own data requires a reason, and keeps the answer for the desk', async () => {
    const world = await createWorld(await open());
    world.chain.tokens.set(contract.toLowerCase(), {
      name: 'Lantern',
      symbol: 'LNT',
      decimals: 18,
      totalSupplyUnits: 10n ** 27n,
      owner: null,
      answersBalances: true,
      answersAllowances: true,
      interfaces: [],
      proxy: null,
      selectors: new Set(),
      isCodeKnown: false,
    });
    const form = { network: 'bsc', standard: 'BEP20', bl_symbol: 'BSC', decimal: '6', precision: '4' };
    const token = await inReview(world, form, 'token');
    const { actions, findings } = await world.review.get(token.id, ana);
    expect(findings).toMatchObject([
      { severity: 'desk', code: 'facts-differ', params: { typed: '6', read: '18' } },
    ]);
    expect(actions.find(({ name }) => name === 'approve')?.fields).toEqual(['note']);
    await expect(
      world.review.perform({ ...token, action: { name: 'approve' }, person: ana }),
    ).rejects.toMatchObject({ code: 'bad-request' });
    const note = 'The team shows six decimals on purpose; confirmed by mail.';
    await world.review.perform({ ...token, action: { name: 'approve', note }, person: ana });
    expect((await world.review.get(token.id, ana)).history.at(-1)?.detail).toEqual({ note });
    expect(JSON.stringify(await world.submissions.status(token.reference))).not.toContain('six decimals');
  });

  test('evidence of a finding names the submission and the entry in the store', async () => {
    const world = await createWorld(await open());
    const first = await inReview(world);
    await world.review.perform({ ...first, action: { name: 'approve' }, person: ana });
    const { listed_hid } = await world.review.get(first.id, ana);
    const copy = await inReview(world, {
      url: 'https://lantern.example.net',
      addresses: [{ network: 'bsc', addresses: other }],
      networks: ['bsc'],
      email: 'x@lantern.example.net',
    });
    const { findings } = await world.review.get(copy.id, ana);
    expect(findings.find(({ code }) => code === 'same-name')?.evidence).toEqual({
      title: 'Lantern Exchange',
      submission: first.id,
      state: 'listed',
      store_link: `/dappstore/detail?id=${listed_hid}`,
    });
  });
});
